import { pages } from './words/instructions';

const head = `
                          TOMMYS21  TWENTY-ONE
                          ====================

 Four games against the dealer with the martini, after Tommy's Twenty-One
 by T. L. Winslow (Tommy's Toys, 1986). Everything has been written anew:
 the program, its pictures and every word that the dealer says. Of the old
 manual the end is lost; what it did not say has been decided here, and the
 function keys follow its sister program POKER.


 STARTING

   TOMMYS21        with the start-up show
   TOMMYS21 S      sound off              TOMMYS21 M    monochrome display
   TOMMYS21 *      without the show       TOMMYS21 C    color display

 The letters can be combined, as in TOMMYS21 MS. Of M and C the last one
 counts. In monochrome there is no border, and no F10.

 The dealer asks for the game, the number of decks (1 to 19), whether each
 shuffle takes a new deck, the number of riffles (ENTER: another number each
 time) and when to reshuffle. ENTER takes what is offered, ESC goes back.
`;

const foot = `
 THE DEALER

 He sips every other hand. The longer you play, the more martinis are gone,
 and the more they show. He speaks every three to five hands, means no harm,
 and has never looked at a card before its time. F9 silences him. What you
 try against the rules he answers, remarks or not, at the foot of the screen.


 FILES

   TOMMYS21.SCR  your pot, what you have staked, and the table that a reload
                 goes on with

 A file that cannot be read is kept as TOMMYS21.BAD, and you start even.
`;

/** The text of TOMMYS21.DOC. */
export const doc: string = [
  head.slice(1),
  ...pages.map(({ title, lines }) => `\n ${title}\n\n${lines.map((line) => (line ? ` ${line}` : '')).join('\n')}\n`),
  foot,
].join('\n');
