/*
 * Plays the five skill levels of the computer players against each other and against plain players, two at a table, and prints chips per
 * 100 hands with 95 % bounds. Usage, after a build: npm run ladder -w packages/poker -- [game or all] [hands] [pair] [jokers]; for example
 * `draw 4000 4-3`. Without words: all games with decisions, 20,000 hands a pair, no jokers.
 */
import { games } from '@felt80/poker';
import { alwaysCall, alwaysRaise, anything, computerPlayer, entrant, goodHandsOnly, match, mindOf } from '@felt80/poker/bots';

const betting = { ante: 5, ceiling: { type: 'setLimit', most: 25 }, raisesPerRound: 3, jackpot: false };

const plain = { call: alwaysCall, random: anything, raise: alwaysRaise, good: goodHandsOnly };
const level = (of) => ({ start: (rng) => mindOf(of, rng), decide: computerPlayer.decide });
const named = (name) => entrant(plain[name] ?? level(Number(name)));

const pairs = [
  ...['1-0', '2-1', '3-2', '4-3'],
  ...['0', '1', '2', '3', '4'].flatMap((of) => [`${of}-call`, `${of}-random`]),
  ...['3-raise', '4-raise', '3-good', '4-good'],
];
const withDecisions = Object.keys(games).filter((game) => games[game].steps.some(({ type }) => type === 'bet'));

const [game = 'all', hands = '20000', pair = 'all', jokers = '0'] = process.argv.slice(2);
for (const played of game === 'all' ? withDecisions : [game]) {
  for (const of of pair === 'all' ? pairs : [pair]) {
    const [first, second] = of.split('-').map(named);
    const from = performance.now();
    const rules = { game: played, betting, jokers: Number(jokers), seed: 'ladder', hands: Number(hands) };
    const { perHundred, bound } = match(rules, first, second);
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(
      `${played.padEnd(13)} ${of.padEnd(9)} ${perHundred.toFixed(1).padStart(8)} ± ${bound.toFixed(1).padStart(5)} chips per 100 hands (${seconds} s)`,
    );
  }
}
