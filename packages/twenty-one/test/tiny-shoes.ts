import type { Rank } from '@felt80/cards-shoe';
import type { Rules } from '../src/index';
import { byEngine, type Choose, orders } from './enumeration';
import { byNaive } from './naive';
import type { Naive } from './naive-parlour';

const sum = (cards: readonly Rank[]) =>
  cards.reduce((all, rank) => all + (rank === 'A' ? 11 : 'TJQK'.includes(rank) ? 10 : Number(rank)), 0);

/** Takes every special action that it can get: it goes where the rules differ. */
const bold: Choose = (cards, upcard, offered) => {
  const wishes = [
    ...(sum(cards) % 5 === 0 || upcard === 'A' ? ['surrender'] : []),
    'split',
    ...(sum(cards) < 19 ? ['double'] : []),
    'insure',
    ...(sum(cards) < 16 ? ['hit'] : []),
  ];
  return wishes.find((wish) => offered.includes(wish)) ?? (offered.includes('decline') ? 'decline' : 'stand');
};

/** Plays on and on, without insurance or surrender. */
const plain: Choose = (cards, upcard, offered) => {
  if (offered.includes('decline')) return 'decline';
  if (offered.includes('split') && upcard !== '6') return 'split';
  if (offered.includes('hit') && sum(cards) < (upcard === '6' ? 13 : 17)) return 'hit';
  return 'stand';
};

/** For the parlour games: draws a card or two, doubles, buys and splits. */
const parlour: Choose = (cards, _, offered) => {
  if (offered.includes('split')) return 'split';
  if (offered.includes('double') && '456'.includes(cards[0] ?? '')) return 'double';
  if (offered.includes('buy') && cards.length === 2) return 'buy';
  return !offered.includes('stand') || cards.length < 3 ? 'hit' : 'stand';
};

/** Stands as soon as it may and the first card is high, else draws and draws. */
const patient: Choose = (cards, upcard, offered) =>
  offered.includes('stand') && ('6789TJQK'.includes(cards[0] ?? '') || upcard === '5') ? 'stand' : 'hit';

function compare(rules: Rules, shoe: string, naive: Naive, strategies: Readonly<Record<string, Choose>>): readonly string[] {
  const ranks = [...shoe] as Rank[];
  return Object.entries(strategies).flatMap(([name, choose]) => {
    let engine = 0;
    for (const order of orders(ranks)) engine += byEngine(rules, order, 501, choose);
    const sum = naive(ranks, 501, choose);
    return engine === sum ? [] : [`${shoe} ${name}: ${engine}, but naively ${sum}`];
  });
}

/** Compares the engine's sum over all orders of a shoe with the naive one, for two strategies. */
export function compareSums(rules: Rules, shoe: string): readonly string[] {
  return compare(rules, shoe, (ranks, bet, choose) => byNaive(rules, ranks, bet, choose), { bold, plain });
}

export function compareParlour(rules: Rules, shoe: string, naive: Naive): readonly string[] {
  return compare(rules, shoe, naive, { parlour, patient });
}
