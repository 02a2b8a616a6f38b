import { type Card, isCard } from './card';

/** Why a text is no card. */
export type CardProblem = 'noText' | 'noSuchRank' | 'noSuchSuit' | 'tooLong';

/** What became of an untrusted card text. */
export type CardReading = { readonly status: 'read'; readonly card: Card } | { readonly status: 'refused'; readonly problem: CardProblem };

/** What became of a list of card texts; `at` counts the words from 0. */
export type CardsReading =
  | { readonly status: 'read'; readonly cards: readonly Card[] }
  | { readonly status: 'refused'; readonly problem: CardProblem; readonly at: number; readonly word: string };

const glyphs: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

function refused(problem: CardProblem): CardReading {
  return { status: 'refused', problem };
}

/**
 * Reads one card from text that people or files supply: `Th`, `10h`, `tH`, `T♥`, `Jo` or `joker`, in either case, with spaces around.
 * Never throws.
 */
export function parseCard(text: string): CardReading {
  const word = text.trim().toLowerCase();
  if (word === '') return refused('noText');
  if (word === 'jo' || word === 'joker') return { status: 'read', card: 'Jo' };
  const short = word.startsWith('10') ? `t${word.slice(2)}` : word;
  const rank = short.charAt(0).toUpperCase();
  if (!isCard(`${rank}c`)) return refused('noSuchRank');
  if (short.length > 2) return refused('tooLong');
  const suit = short.charAt(1);
  const card = rank + (glyphs[suit] ?? suit);
  return isCard(card) ? { status: 'read', card } : refused('noSuchSuit');
}

/** Reads cards parted by spaces or commas, stopping at the first word that is none. An empty text is an empty list. Never throws. */
export function parseCards(text: string): CardsReading {
  const cards: Card[] = [];
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const reading = parseCard(word);
    if (reading.status === 'refused') return { status: 'refused', problem: reading.problem, at, word };
    cards.push(reading.card);
  }
  return { status: 'read', cards };
}
