/** The text of VBACC.DOC. */
export const doc: string = `
                        VBACC:  VIRTUAL BACCARAT
                        ========================

 A baccarat table for the mouse, after an undated browser game of the same
 name whose maker is not named in its instructions; that the list of the
 programs says 2005 is our guess. Everything has been written anew.


 THE TABLE

 At the lower right lie the chips of the house: $1, $5, $25, $100 and $500.
 Click one, or press 1 to 5; the chosen one lies on a yellow plate. Then
 click a field, or press its key, as often as you like: each time one chip
 more lies there.

   P  Player     $1 to $5,000     pays 1:1
   T  Tie        $1 to $500       pays 8:1
   B  Banker     $1 to $5,000     pays 0.95:1, to the cent

 Player and Banker cannot be bet on together; the Tie goes with either of
 them. When a tie comes, bets on Player and Banker return.

   ENTER       Deal. A bet must lie on the table.
   R           Rebet: the chips of the last round again, in place of what
               lies there now.
   C           Clear Bets: all chips go back to the bank.
   BACKSPACE   Takes the top chip from the field that was chosen last (it
               has a triangle). A right click takes it from any field, and
               so does a click with SPACE held down.
   H           The rules, and the odds of the next coup.
   ESC         Quit. Chips on the table go back to the bank. While cards
               travel it skips to the end.

 A button that lies flat cannot be used now; press it and the foot of the
 screen says why. Clicks while cards and chips travel count for nothing, so
 a double click deals one coup only.


 THE GAME

 Two hands are dealt, the Player's and the Banker's. Aces count one, cards
 from two to nine what they show, tens and court cards nothing, and only
 the last figure of a total counts. The hand nearer to nine wins.

 Eight or nine in two cards is a natural: no more cards are dealt. Other-
 wise the Player draws a third card on 0 to 5 and stands on 6 or 7. When
 the Player stood, the Banker does the same. When the Player drew, the
 Banker looks at the card that was drawn:

   Banker has   draws to a third card of
   0, 1, 2      any value
   3            any value but 8
   4            2 to 7
   5            4 to 7
   6            6 or 7
   7            never


 THE PACKS

 Eight decks are shuffled and cut into two packs, anywhere, but with 60
 cards or more in either. The first pack is dealt out. A coup that needs
 more is finished from the second pack; then all cards are gathered,
 shuffled and cut again. The shoe shows how many cards both packs have.


 THE PANEL

 The panel at the upper right has a line for each of the five latest coups,
 the newest at the bottom behind a triangle: the Player's total at the
 left, the Banker's at the right, the winner's in white. A tie has its
 total in the middle. Below the line stands how often each won before.


 THE BANK

 You begin with $1,000, and the bank is kept from one visit to the next.
 When less than a dollar is left, the house offers a new one. A game that
 was cut off, by a power cut or a closed window, goes on where it was, with
 the chips on the table.

   VBACC.SAV   the bank and the table

 A file that cannot be read is kept as VBACC.BAD, and you get a new bank.
`.slice(1);
