/** The text of POKER.DOC, which F5 shows too. */
export const doc: string = `
                               POKER PARLOR
                               ============

 A poker table for you and one to six opponents, after TOMMY'S POKER PARLOR
 by T. L. Winslow (Tommy's Toys, 1987). The rules, the numbers and the keys
 are those of that program; every line of code and text is new.

 You sit at the left, hold hand 1 and get the first card of every deal. The
 computer plays the others. How well each of them plays is drawn anew at
 each new game and told to nobody; they bluff, and they see no more of your
 cards than you see of theirs.


 BEFORE THE GAME

 Nine questions settle the rules. ENTER alone takes the answer that is
 there, ESC goes back to the question before.

   Hands at the table       2 to 7, yours included
   Jokers in the deck       0 to 52
   Game                     0 Cold Hands, 1 Draw Poker, 2 5-Card Stud,
                            3 Spit in the Ocean, 4 Wild Widow, 5 Shotgun
   Betting option           1 set limit, 2 pot limit, 3 bet the raise
   Largest raise            1 to 100 chips, for the set limit
   Raises                   1 to 9 for each player in a betting round
   Ante                     0 to 100 chips
   Jackpot                  yes or no, in Draw Poker and Spit
   1987 scoring decides     yes or no

 Everybody starts with 1000 chips. Who has no chips, or too few to ante, is
 out until a new game. The game is over when you are broke or alone.


 KEYS

   C          checks while nobody has opened, and calls afterwards. The
              right number of chips goes in by itself.
   O   R      open, raise. Type how many chips; ENTER alone takes the
              number that is offered, ESC takes it back.
   D          drops.
   1 to 5     mark a card to throw away, or let it be kept. LEFT and RIGHT
              with SPACE do the same, and so does a click on the card.
              ENTER exchanges the marked cards.
   ENTER      deals the next hand. While others move, goes on at once.
   ESC        starts a new game. The questions come again, everybody has
              1000 chips, and nobody plays as before.
   UP  DOWN   lengthen and shorten the viewing delay between moves, from 0
              to 9.5 seconds. It stands at the bottom right.

 A betting key that does nothing at the moment says why.

   F1         sound on, off
   F2         demo on, off. The computer then plays your hand as well. It
              is still your hand, and its chips are yours.
   F5         these instructions
   F7         quits
   F9         smart remarks of the other players on, off
   F10        another color for the border (color displays only)

 The foot of the screen names the mode that each key will bring.


 THE CARDS

 One deck of 52 and as many jokers as you like. A joker is wild: it is the
 card that makes the best hand. The deck is shuffled three times before
 each deal. When a single card is left in it, everything that was thrown
 away is gathered and shuffled in before the next card is drawn.


 WHAT BEATS WHAT

 From the top, with the score that is printed under your hand. C stands
 for a rank: ace 14, king 13, queen 12, jack 11, then down to deuce 2.

   five of a kind    30000 + 100 x its rank
   straight flush    25000 + its highest card
   four of a kind    20000 + 100 x the fifth card
   full house        15000 + 100 x the three + the pair
   flush             10000 + its highest card
   straight           9000 + its highest card
   three of a kind    7000 + 100 x its rank
   two pairs          2000 + 100 x the higher + the lower
   pair                      100 x its rank
   bust                 0

 An ace is high or low in a straight; A-2-3-4-5 counts 5. Suits are equal.
 So three kings score 8300, and nines over fives score 2905.

 Before the last card is dealt, the score under your hand is marked "so
 far": straights and flushes need all five.

 Between equal scores the spare cards decide, the highest first: those are
 printed below the score. Hands that are equal to the last card share the
 pot, and odd chips go by lot.

 Four of a kind is the odd one: its score counts the fifth card and not the
 four. The pot goes by the four first, as everywhere in poker, unless you
 ask before the game that the scores of 1987 decide.


 HOW OFTEN

 Of all hands of five cards, so many come to each of these and no higher:
                      no jokers             two jokers
   five of a kind             0                     78
   straight flush            40                    624
   four of a kind           624                  9,360
   full house             3,744                  9,360
   flush                  5,108                 11,388
   straight              10,200                 34,704
   three of a kind       54,912                232,968
   two pairs            123,552                123,552
   pair               1,098,240              1,437,936
   bust               1,302,540              1,302,540
   all                2,598,960              3,162,510


 BETTING

 Until somebody opens, everyone may check. After that each in turn drops,
 calls or raises, until all who are left have put in the same. The box in
 the middle shows the pot, what you need to call and the largest raise so
 far. Who cannot cover a call has to drop.

   Set limit      a raise is at most the number that was agreed.
   Pot limit      a raise is at most what lies in the pot.
   Bet the raise  a raise is at most the largest payment that anybody has
                  made at one time in this hand, the ante included.

 With nothing in the pot and no ante, one to ten chips may open. Opening
 counts as one of your raises of the round.

 Jackpot: only a pair of jacks or better, a score of 1100, may open. The
 first from the left who has it is asked; if he declines, the next one.

 When nobody opens the first round of Draw, Spit, Wild Widow or Shotgun,
 the deal is dead. The antes stay for the next pot and all ante again.

 At the showdown the best hand takes the pot. Who is left alone takes it
 too and shows nothing.


 THE GAMES

   0 Cold Hands. Ante, five cards, the best hand wins. No betting.

   1 Draw Poker. Ante, five cards face down, a betting round; then up to
     five cards may be exchanged (three when six or seven were dealt in),
     a second round and the showdown. You speak first in the first round,
     the last opener in the second.

   2 5-Card Stud. Most play it without an ante. One card down, one up;
     then three times a betting round and another card up; a last round
     and the showdown. The leftmost of the highest cards has to open the
     first round, in which no bet or raise is above 10 chips. Later the
     leftmost of the highest hands showing speaks first and may check.

   3 Spit in the Ocean. Four cards each, and one face up in the center: it
     is the fifth card of every hand, and all cards of its rank are wild.
     Otherwise like Draw Poker.

   4 Wild Widow. As Spit, but the card in the center only makes its rank
     wild. After a betting round a fifth card goes to each; a second round
     and the showdown, nothing is exchanged.

   5 Shotgun. Betting after the third, the fourth and the fifth card;
     nothing is exchanged.


 THE RECORD

 POKER.SCR keeps what you have won or lost in all games, and how many hands
 were dealt. Chips in a pot count as lost until the pot is yours: if you
 quit, start anew or turn the machine off in mid-hand, they stay there.
 To clear the record, delete POKER.SCR.


 STARTING

 POKER S starts without sound, POKER M in monochrome, POKER C in color and
 POKER * without the show at the start. They can be put together: POKER MS.
 Of M and C the last one counts. During the show ENTER goes on at once.


 WHO SITS THERE

   ROSIE   sings at the bar piano, eight shows a week.
   DUKE    has a title, a monocle and a castle with no roof.
   SLIM    herds cattle and speaks mostly to his mule, Esmeralda.
   DOC     pulls teeth. He will look at yours, if you let him.
   MABEL   keeps the boarding house and counts the spoons.
   OTIS    is the conductor of the night train and can explain its delays.
`.slice(1);
