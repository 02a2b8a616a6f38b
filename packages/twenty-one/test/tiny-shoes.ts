import type { Rank } from '@felt80/cards-shoe';
import type { Rules } from '../src/index';
import { byEngine, type Choose, orders } from './enumeration';
import { byNaive } from './naive';

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

/** Compares the engine's sum over all orders of a shoe with the naive one, for both strategies. */
export function compareSums(rules: Rules, shoe: string): readonly string[] {
  const ranks = [...shoe] as Rank[];
  return Object.entries({ bold, plain }).flatMap(([name, choose]) => {
    let engine = 0;
    for (const order of orders(ranks)) engine += byEngine(rules, order, 501, choose);
    const naive = byNaive(rules, ranks, 501, choose);
    return engine === naive ? [] : [`${shoe} ${name}: ${engine}, but naively ${naive}`];
  });
}
