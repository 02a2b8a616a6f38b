/** Thirteen ranks; `T` is the ten. */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

/** Clubs, diamonds, hearts, spades. */
export type Suit = 'c' | 'd' | 'h' | 's';

/** `'Th'`, `'As'`, or `'Jo'` for a joker: JSON-native, legible in saves, screens and test titles. */
export type Card = `${Rank}${Suit}` | 'Jo';

/** The joker. A deck may hold many; they cannot be told apart. */
export const joker: Card = 'Jo';

/** Every rank, ace first: the order of a {@link Composition}. */
export const ranks: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** Every suit in alphabetical order. */
export const suits: readonly Suit[] = ['c', 'd', 'h', 's'];

/** The rank in words, lower case: `'ace'`, `'two'`, … `'king'`. */
export const rankWords: Readonly<Record<Rank, string>> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

/** The suit in words, lower case, plural. */
export const suitWords: Readonly<Record<Suit, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

const everyCard: ReadonlySet<string> = new Set<string>([joker, ...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`))]);

/** Whether `data` is exactly a card as this package writes it. Guards saves and messages. */
export function isCard(data: unknown): data is Card {
  return typeof data === 'string' && everyCard.has(data);
}

/** The rank of a card, or `undefined` for a joker. */
export function rankOf(card: Card): Rank | undefined {
  return card === 'Jo' ? undefined : (card[0] as Rank);
}

/** The suit of a card, or `undefined` for a joker. */
export function suitOf(card: Card): Suit | undefined {
  return card === 'Jo' ? undefined : (card[1] as Suit);
}

/** A card in words: `'ten of hearts'`, `'joker'`. */
export function cardWords(card: Card): string {
  return card === 'Jo' ? 'joker' : `${rankWords[card[0] as Rank]} of ${suitWords[card[1] as Suit]}`;
}
