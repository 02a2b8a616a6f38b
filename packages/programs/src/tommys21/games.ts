import type { Key } from '@felt80/machine';
import { type Action, presets, type Rules } from '@felt80/twenty-one';
import type { Currency } from './currency';
import { type Plan, plans } from './plans';

export type GameId = 'blackjack' | 'flapjack' | 'macao' | 'pontoon';

/** A key of a game, what it does in the engine's words, and how the game calls it. */
export interface PlayKey {
  readonly key: Key;
  readonly act: Exclude<Action['type'], 'bet' | 'noBet' | 'surrender'>;
  readonly label: string;
}

/** A game of the house: rules for the engine and words for the screen. */
export interface Game {
  readonly id: GameId;
  readonly key: Key;
  readonly title: string;
  readonly other: string;
  readonly rules: Rules;
  readonly currency: Currency;
  readonly plays: readonly PlayKey[];
  /** What a winning hand of its own kind is called. */
  readonly naturals: Readonly<Record<'limitOnTwo' | 'limit' | 'threeSevens' | 'fiveCards', string>>;
  /** What the card on the table says about the house's play, a line each. */
  readonly placard: readonly string[];
  /** Colour of its name and of the letters on the cloth. */
  readonly accent: number;
  readonly plan: Plan;
}

const americanPlays: readonly PlayKey[] = [
  { key: 'Enter', act: 'stand', label: 'stand' },
  { key: 'H', act: 'hit', label: 'hit' },
  { key: 'D', act: 'double', label: 'double down' },
  { key: 'S', act: 'split', label: 'split' },
];

const britishPlays: readonly PlayKey[] = [
  { key: 'Enter', act: 'stand', label: 'stick' },
  { key: 'B', act: 'buy', label: 'buy' },
  { key: 'T', act: 'hit', label: 'twist' },
  { key: 'S', act: 'split', label: 'split' },
];

const naturals = { limitOnTwo: 'natural', limit: 'natural', threeSevens: 'royal pontoon', fiveCards: 'five-card trick' };

/** The four games by their numbers. */
export const games: readonly Game[] = [
  {
    id: 'blackjack',
    key: '1',
    title: 'BLACKJACK',
    other: 'American',
    rules: presets.tommysBlackjack,
    currency: 'dollars',
    plays: americanPlays,
    naturals: { ...naturals, limitOnTwo: 'blackjack' },
    placard: ['Blackjack pays 3 to 2', 'House stands on every 17', 'Insurance pays 2 to 1'],
    accent: 12,
    plan: plans.blackjack,
  },
  {
    id: 'flapjack',
    key: '2',
    title: 'SEVEN AND ONE-HALF',
    other: 'Flapjack',
    rules: presets.flapjack,
    currency: 'dollars',
    plays: americanPlays,
    naturals,
    placard: ['Court cards count one half', 'Two cards of 7½ win at once', 'House stands on 7'],
    accent: 14,
    plan: plans.flapjack,
  },
  {
    id: 'macao',
    key: '3',
    title: 'NINE',
    other: 'Macao',
    rules: presets.macao,
    currency: 'dollars',
    plays: americanPlays,
    naturals: { ...naturals, limit: 'nine' },
    placard: ['First card 9 pays 3, 8 pays 2,', '7 pays 1, to either side', 'House stands on 7'],
    accent: 13,
    plan: plans.macao,
  },
  {
    id: 'pontoon',
    key: '4',
    title: 'PONTOON',
    other: 'British',
    rules: presets.pontoon,
    currency: 'pounds',
    plays: britishPlays,
    naturals: { ...naturals, limitOnTwo: 'pontoon' },
    placard: ['Stick on 16 or more', 'Pontoon and trick pay 2,', 'a royal pontoon pays 3', 'House wins all ties'],
    accent: 11,
    plan: plans.pontoon,
  },
];

/** A game by its name. */
export function gameOf(id: GameId): Game {
  const game = games.find((each) => each.id === id);
  if (!game) throw new RangeError(`There is no game ${id}`);
  return game;
}

/** The game's rules with this many decks in the shoe. */
export function rulesOf(game: Game, decks: number): Rules {
  return { ...game.rules, deck: { ...game.rules.deck, decks } };
}

/** Whether cards are dealt before the bet is made. */
export function dealsBeforeBet({ rules }: Game): boolean {
  return rules.opening[0]?.type !== 'bet';
}
