import { colourNames } from '@felt80/text-mode';
import type { Unwritten } from '../kit/kept';
import type { ParlorSwitch } from '../kit/parlor';
import { type Currency, money, type Pot, standing } from './currency';
import type { Drink } from './drink';
import { dealsBeforeBet, type Game } from './games';
import type { QuestionName } from './session';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const quarters = ['empty', 'a last sip left', 'half gone', 'begun', 'full'];

interface Asked {
  readonly label: string;
  readonly hint: string;
  /** The same in the dealer's words. */
  readonly asks: string;
}

/** How a colour is called in a sentence: `light blue`. */
function colourWords(colour: number): string {
  return (colourNames[colour] ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function begin(game: Game): string {
  return dealsBeforeBet(game) ? 'ENTER deals.' : 'Your bet?';
}

/** Every label and message of the program but the dealer's own words. */
export const words = {
  title: 'TWENTY-ONE',
  credits: [
    "After Tommy's Twenty-One by T. L. Winslow, Tommy's Toys, 1986",
    'This version: copyright 2026 the Felt80 authors, MIT licence',
  ],
  welcome: 'The dealer polishes a glass and waits for you.',
  questions: {
    game: {
      label: 'Which game',
      asks: 'Four games, one dealer, no waiting. What shall it be?',
      hint: 'Four games, one dealer. ENTER takes what is offered.',
    },
    decks: {
      label: 'How many decks, 1 to 19',
      asks: 'How many decks? With one I can remember the cards. With nineteen I need a nap.',
      hint: 'More decks last longer between shuffles.',
    },
    newDeck: {
      label: 'New deck at each shuffle',
      asks: 'A new deck every time, crisp as a bank note? Or the old friend here?',
      hint: 'A new deck is in factory order; the same one gets better mixed each time.',
    },
    riffles: {
      label: 'How many riffles, 1 to 7',
      asks: 'How often shall I riffle? Once is a rumor. Seven times is a scandal.',
      hint: 'One riffle leaves a new deck half in order. Seven mix it well.',
    },
    reshuffle: {
      label: 'Reshuffle at how many cards',
      asks: 'And when do we shuffle again? Name a number of cards, or E for every single play.',
      hint: 'The number of cards left in the shoe, or E to shuffle on every play.',
    },
  } as Readonly<Record<QuestionName, Asked>>,
  notANumber: 'Only the digits 0 to 9 can be typed here.',
  noRoom: 'There is no room for more.',
  decksOutside: (decks: number): string => `The shoe takes 1 to 19 decks, not ${decks}.`,
  reshuffleOutside: (typed: string, size: number): string =>
    `This shoe holds ${size} cards: type 1 to ${size}, or E. ${typed} is not among them.`,
  everyPlay: 'on every play',
  anyNumber: 'a random number',
  newDeck: 'a new deck',
  sameDeck: 'the same deck',
  atTable: (game: Game, pot: Pot): string => `You sit down at ${game.title}, ${standing(pot)}. ${begin(game)}`,
  resumed: (game: Game, pot: Pot): string => `${game.title} goes on, ${standing(pot)}. ${begin(game)}`,
  goesOn: (game: Game): string => `${game.title} goes on.`,
  sameGame: (game: Game): string => `${game.title} it stays.`,
  switched: (game: Game, before: Pot, after: Pot): string =>
    before.currency === after.currency
      ? `${game.title}, ${standing(after)}. ${begin(game)}`
      : `${game.title}: ${standing(before)} becomes ${standing(after)}. ${begin(game)}`,
  reading: 'ENTER turns the page, ESC or F5 goes back to the game.',
  noInsurance: 'no insurance',
  demoPlays: (what: string): string => `The computer: ${what}`,
  choose: 'Which game? 1 to 4 choose, ESC stays here.',
  askBet: (game: Game): string =>
    `Your first card lies there. Place your bet, ${money(100, game.currency)} to ${money(50_000, game.currency)}.`,
  betLabel: (usual: string): string => `Bet 1 to 500, ENTER: ${usual}`,
  buyLabel: (least: number, most: number, usual: number, currency: Currency): string =>
    `Raise by ${money(least, currency)} to ${money(most, currency)}, ENTER: ${money(usual, currency)}`,
  askBuy: 'By how much do you raise the bet for the next card?',
  forfeit: (stake: string): string => `Leave ${stake} on the table?`,
  confirm: (stake: string): string => `On the table: ${stake}. If you go, the house keeps it. Y goes, N stays.`,
  forfeited: (stake: string): string => `You leave ${stake} to the house.`,
  lostBefore: (stake: string): string => `You went away with ${stake} on the table: the house has kept it.`,
  farewell: (pot: Pot): string => `You leave the table ${standing(pot)}.`,
  restored: (pot: Pot): string => `Your pot: ${standing(pot)}.`,
  setAside: (file: string, keptAs: string): string => `${file} could not be read. It is kept as ${keptAs}; you start even.`,
  unknownParameter: (letters: readonly string[]): string =>
    `${letters.length === 1 ? 'This parameter means' : 'These parameters mean'} nothing here: ${letters.join(' ')}`,
  unwritten: {
    full: 'The disk is full: the game goes on, but your pot is not kept.',
    refused: 'The disk takes nothing: the game goes on, but your pot is not kept.',
  } as Readonly<Record<Unwritten, string>>,
  switches: {
    sound: { on: 'The sound is on.', off: 'The sound is off.' },
    demo: { on: 'The computer plays your hand, for your money. F2 takes it back.', off: 'You play again.' },
    remarks: { on: 'The dealer may speak again.', off: 'The dealer keeps his remarks to himself.' },
  } as Readonly<Record<ParlorSwitch, Readonly<Record<'on' | 'off', string>>>>,
  border: (colour: number): string => `The border is ${colourWords(colour)}.`,
  shuffling: (riffles: number, done: number): string => `Riffle ${done} of ${riffles}.`,
  opening: 'A new deck is opened, in factory order.',
  cutting: (cut: number, cards: number): string => `The cut: ${cut} of ${cards} cards go below the rest.`,
  dealing: 'The cards are dealt.',
  drink: ({ glass, quarters: left }: Drink): string => `Martini: ${ordinals[glass - 1] ?? 'he has lost count'}, ${quarters[left] ?? ''}`,
  hand: (number: number): string => `hand ${number} `,
  coveredFromHouse: 'only you see it',
  bust: 'bust',
} as const;
