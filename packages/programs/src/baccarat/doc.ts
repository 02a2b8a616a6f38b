/** The text of BACCARAT.DOC. */
export const doc: string = `
                              BACCARAT  3.00
                              ==============

 A table for one player and eight packs of cards, after the program of the
 same name by Raymond M. Buti (United Innovations Plus, 1990). Everything
 has been written anew; what was kept for registered users is open to all.


 TO BEGIN

 Type BACCARAT at the prompt and press ENTER. Press ENTER again to come to the
 table. P, the arrow to the right and ENTER put $5 on the Player; ENTER deals.
 ALT-H shows what else there is, F10 brings you back to the prompt.


 THE GAME

 Two hands are dealt, whoever plays: the Player's and the Banker's. You bet
 on which of them ends nearer to nine, or that they end alike. Neither name
 means you: they are only the two sides of the cloth.

 Aces count one, the cards from two to nine what they show, tens and court
 cards nothing. Of a total only the last figure counts: a seven and a six
 make three. Suits have no meaning.

 Each hand gets two cards, the Player's first. An eight or a nine in two
 cards is a natural and ends the hand at once. Otherwise:

   The Player draws one card on 0 to 5 and stands on 6 or 7.

   The Banker follows the same rule when the Player stood. When the Player
   drew, it depends on the card that was drawn:

       Banker has   draws when the Player's third card was
       ----------   --------------------------------------
        0, 1, 2     any card
           3        any card but an 8
           4        2, 3, 4, 5, 6 or 7
           5        4, 5, 6 or 7
           6        6 or 7
           7        never

 A bet on the Player pays even money. A bet on the Banker pays even money
 less five percent of the bet, and never less than 25 cents. A bet on the
 Tie pays eight to one; on a tie the bets on the two sides come back.

 The table takes $5 to $500 on either side and $5 to $25 on the Tie, in
 whole dollars. When 16 to 30 cards are left, they are shuffled anew.


 THE TABLE

   F1, ENTER  deals a hand. The first hand shuffles the cards.
   B  P  T    change the bet on Banker, Player or Tie: arrow up and down by
              one dollar, right and left by five, 0 takes it away. ENTER
              locks it in, ESC takes the change back, B, P or T moves on.
   ALT-D      lets the program deal by itself (Auto Play, see below).
   O          shows or hides the exact odds of the next hand: how likely
              each result is with the cards now in the shoe, and what each
              bet wins or loses on average.
   F3  F5     the setup menu, the betting systems.
   F8         the high scores; F8 again turns to the statistics of all
              sittings.
   ALT-H      lists all these keys.
   F10        leaves the table.

 The box at the upper right names the keys that do something now. A dim key
 only explains why it cannot do its work. ESC leaves a menu as ENTER does.

 With the mouse: click a key or an option wherever it is written. A click on
 the box of a bet changes that bet and a second one locks it in; a click on
 the shoe deals; a click anywhere stops Auto Play. In the menu of the colors
 the right button takes the color before.

 A bet stays for the next hand. A hand without a bet is dealt for the score
 card only. Your winnings are those of this sitting: they begin at nothing
 and may fall below it. A sitting lasts until F10. When the machine is
 turned off before that, it goes on where it was.

 The score card at the left has a line for each hand since the last shuffle
 and a line through both columns for a tie.


 SETUP  (F3)

   1  Sound                  7  Change Card Colors    A  Use Score Card
   2  Show Card Movement     8  Auto Play Mode        B  Mark Score Card
   3  Sliding Screens        9  Auto Play Hands          with X's or #'s
   4  Save High Games        0  Clear Bets            C  Display Hands
   5  Snow Removal                                    D  Display Card Count
   6  Card Movement Speed

 4 asks for your name at F10, if your winnings are among the best fifteen.
 5 is of use with a CGA only: no snow, but large changes take longer.
 6 is 0 to 99; the smaller the number, the faster the cards. ENTER shows a
   card at that speed.
 7 has six colors, F1 to F6; SHIFT takes the color before. Pairs that are
   hard to tell apart are pointed out. ALT-D brings the first ones back.
 0 on: the first bet on a place clears the other places. Off: they stay, so
   that you can bet on a side and the Tie.
 B marks a win with an X, or with the number of wins of that side.
 C off: only the totals are shown.

 Auto Play (8 and 9) deals up to 200,000 hands. ESC stops it at any moment;
 then ENTER goes on and ESC ends it. With 2 and C off it is very fast.


 BETTING SYSTEMS  (F5)

 1 to 9 selects a system, F1 to F9 asks its questions first, ALT-C clears
 it. A system places the bets for ENTER and for Auto Play. A tie is nothing
 to it. A bet under Min. is raised. A bet over Max. starts the system over
 (Restart on Max) or is held at Max. A unit is Min.

   Cancellation         Bets the first and the last number of a series. A
                        win crosses them out, a loss writes the bet at the
                        end. When all is crossed out, it begins again.
   Card Count           Bets the same amount always: on the Banker when the
                        count is 1 or more, otherwise on the Player. 4 counts
                        3; 3 counts 2; 2 and 5 count 1; aces, 6 and 7
                        nothing; 8, 10 and court cards -1; 9 counts -2.
                        A new shoe begins with 14.
   D'Alembert           One unit more after a loss, one less after a win.
   Follow The Shoe      On the side that won last; no bet before one has
                        won in this shoe.
   Martingale           Twice the bet after a loss, one unit after a win.
   Opposite The Shoe    On the side that lost last; no bet before that.
   Progressive Win      1 2 3 5 5 8 units, one step on after each win,
                        back to the first after a loss.
   Thirty-One           1 1 1 2 2 4 4 8 8 units. After a loss a win stays
                        on the table; two wins in a row begin again, and
                        so does a loss at the last step.
   Triple Cancellation  As Cancellation, but a win crosses out the first
                        three numbers.

 No system changes the odds. Ask O: every bet at this table loses a little
 on average, the bet on the Banker least.


 FILES

   BACCARAT.CFG  your options, colors and systems
   BACCARAT.SAV  the sitting and the statistics
   BACCARAT.SCR  the high scores

 A file that cannot be read is kept as BACCARAT.BAD, and the program starts
 without it. Erase a file at the DOS prompt to begin afresh.
`.slice(1);
