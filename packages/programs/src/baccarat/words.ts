import type { Outcome } from '@felt80/baccarat';
import type { SettingsProblem } from '@felt80/betting-systems';
import { type CardLook, faintPairs } from '../kit/card';
import { placeNames } from '../kit/coup-words';
import type { FieldRefusal } from '../kit/field';
import type { Unwritten } from '../kit/kept';
import { dollars, grouped } from '../kit/money';
import type { Destination, Hint } from './session';
import type { Sitting } from './sitting';

function hands(number: number): string {
  return `${grouped(number)} ${number === 1 ? 'hand' : 'hands'}`;
}

/** A result in a sentence: `up $10`, `down $5`, `even`. */
export function upOrDown(netCents: number): string {
  if (netCents === 0) return 'even';
  return netCents > 0 ? `up ${dollars(netCents)}` : `down ${dollars(-netCents)}`;
}

/** Every remark and message of the program. */
export const words = {
  title: 'BACCARAT 3.00',
  logon: [
    'The punto banco table of 1990, with every option unlocked',
    'After BACCARAT 3.00 by Raymond M. Buti, United Innovations Plus, 1990',
    'This version: copyright 2026 the Felt80 authors, MIT licence',
  ],
  arrived: {
    setup: 'Press the key in front of an option to change it.',
    speed: 'A smaller number means faster cards.',
    colours: 'Each key takes the next color, with Shift the one before.',
    systems: '1 to 9 selects a system, F1 to F9 changes it first.',
    scores: 'The fifteen best sittings.',
  } as Readonly<Record<Exclude<Destination, 'table'>, string>>,
  atTable: (system: string | undefined): string => (system ? `${system} places your bets.` : 'B, P and T place bets.'),
  begins: 'A new sitting. ENTER takes you to the table.',
  goesOn: ({ hands: played, winningsCents }: Sitting): string =>
    `Your sitting goes on: ${hands(played)} played, ${upOrDown(winningsCents)}.`,
  hints: {
    systemPlaces: 'The system places the bets. To bet by hand: F5, then ALT-C.',
    autoPlayOff: 'Auto Play Mode is off. To turn it on: F3, then 8.',
    noAutoHands: 'Auto Play has no hands to deal. To set how many: F3, then 9.',
  } as Readonly<Record<Hint, string>>,
  fieldRefusals: {
    full: 'There is no room for more.',
    notADigit: 'Only the digits 0 to 9 can be typed here.',
    notANumber: 'Only whole numbers with blanks between them can be typed here.',
    notShowable: 'This screen has no such character.',
  } as Readonly<Record<FieldRefusal, string>>,
  unwritten: {
    full: 'The disk is full: the game goes on, but it is not kept.',
    refused: 'The disk takes nothing: the game goes on, but it is not kept.',
  } as Readonly<Record<Unwritten, string>>,
  playedElsewhere: 'Another window has played on: this is the table now.',
  setAside: (file: string, keptAs: string): string => `${file} could not be read: it is kept as ${keptAs}, defaults are used.`,
  othersCleared: (side: Outcome): string => `The bet on ${placeNames[side]} clears the others. To keep them: F3, then 0.`,
  changing: (side: Outcome): string => `Your bet on ${placeNames[side]}: the arrows change it, ENTER locks it in.`,
  locked: (side: Outcome, cents: number): string =>
    cents === 0 ? `No bet on ${placeNames[side]}.` : `${dollars(cents)} on ${placeNames[side]}.`,
  autoBegins: (left: number): string => `Auto Play deals ${hands(left)}.`,
  autoDone: ({ hands: played, winningsCents }: Sitting): string =>
    `Auto Play is done. Your sitting: ${hands(played)}, ${upOrDown(winningsCents)}.`,
  autoPaused: (left: number): string => `Auto Play rests, ${hands(left)} to go.`,
  autoStopped: (left: number): string => `Auto Play is over; ${hands(left)} were not dealt.`,
  shuffling: 'Eight packs are shuffled and put into the shoe.',
  dealing: 'The cards are dealt.',
  totals: 'Totals of all sittings on this disk.',
  endedElsewhere: 'Another window has ended this sitting: a new one begins.',
  oddsShown: 'The odds of the next hand, from the cards in the shoe.',
  oddsHidden: 'The odds are hidden.',
  nowIs: (label: string, value: string): string => `${label}: ${value}.`,
  marks: {
    crosses: 'The winner of a hand gets an X on the score card.',
    numbers: 'The winner of a hand gets the number of its wins on the score card.',
  },
  askHands: 'How many hands shall Auto Play deal? ENTER alone leaves the number as it is.',
  handsSet: (number: number): string => `Auto Play Hands: ${grouped(number)}.`,
  tooManyHands: 'Auto Play deals 200,000 hands at most.',
  flight: (speed: number): string => (speed === 0 ? 'Cards are there at once.' : `A card takes ${(speed / 50).toFixed(2)} seconds.`),
  colour: (look: CardLook): string => {
    const faint = faintPairs(look);
    return faint.length === 0 ? 'These colors can be told apart well.' : `Hard to see (contrast under 3:1): ${faint.join(', ')}.`;
  },
  defaultColours: 'These are the default colors.',
  settings: {
    notWhole: 'Only whole numbers can be used here.',
    notPositive: 'Bets and the numbers of a series are above zero.',
    maxBelowMin: 'The maximum cannot be below the minimum.',
    outsideTable: 'This table takes bets of $5 to $500.',
    seriesEmpty: 'A series has 1 to 20 numbers.',
    seriesTooLong: 'A series has 1 to 20 numbers.',
  } as Readonly<Record<SettingsProblem['problem'], string>>,
  editing: (system: string): string => `${system}: ENTER alone leaves a value as it is.`,
  selected: (system: string): string => `${system} is selected and places your bets from now on.`,
  systemCleared: 'No system is selected: you place the bets yourself.',
  unchanged: 'Nothing was changed.',
  askName: 'Your winnings belong in the high scores. What is your name?',
  noName: 'A name has 1 to 21 characters. ESC leaves without one.',
  farewell: (winningsCents: number): string => `You leave the table ${upOrDown(winningsCents)}.`,
} as const;
