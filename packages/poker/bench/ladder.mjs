/*
 * Plays the five skill levels of the computer players against each other and against plain players, two at a table, and prints chips per
 * 100 hands with 95 % bounds. Every deck is played twice with exchanged places. Usage: npm run ladder -w packages/poker -- [game] [hands] [pair],
 * after a build; for example `draw 4000 4-3`. Without words: all games, 20,000 hands a pair.
 */
import { seedRng } from '@felt80/cards-shoe';
import { apply, games, openDeal, viewFrom } from '@felt80/poker';
import { alwaysCall, alwaysRaise, anything, computerPlayer, goodHandsOnly, mindOf } from '@felt80/poker/bots';

const betting = { ante: 5, ceiling: { type: 'setLimit', most: 25 }, raisesPerRound: 3, jackpot: false };

const level = (of) => ({ decide: computerPlayer.decide, start: (rng) => mindOf(of, rng) });
const plain = { call: alwaysCall, random: anything, raise: alwaysRaise, good: goodHandsOnly };
const player = (name) => plain[name] ?? level(Number(name));

const steps = ['1-0', '2-1', '3-2', '4-3'];
const pairsOf = (game) =>
  game === 'draw'
    ? [...steps, ...['0', '1', '2', '3', '4'].flatMap((of) => [`${of}-call`, `${of}-random`]), '3-raise', '4-raise', '3-good', '4-good']
    : [...steps, '0-call', '0-random', '3-raise', '4-raise', '3-good', '4-good'];

/** Plays one deck; gives what hand 0 won, or 0 if the deal was dead. */
function played(game, seed, seats) {
  const streams = { cardsRng: seedRng(`${seed}/cards`).state, lotsRng: seedRng(`${seed}/lots`).state };
  let { deal } = openDeal({ game, betting, ranking: 'standard', jokers: 0, chips: [1000, 1000], carriedPot: 0, ...streams });
  while (deal.result === undefined) {
    const seat = seats[deal.toAct[0]];
    const [action, mind] = seat.bot.decide(seat.mind, viewFrom(deal, deal.toAct[0]));
    seat.mind = mind;
    deal = apply(deal, action).deal;
  }
  return deal.result === 'dead' ? 0 : deal.hands[0].chips - 1000;
}

/** New players sit down every so many decks, so that characters vary. */
const decksASitting = 100;

function match(game, pair, hands) {
  const names = pair.split('-');
  const tables = [0, 1].map(() => []);
  let sum = 0;
  let squares = 0;
  const decks = Math.ceil(hands / 2);
  for (let deck = 0; deck < decks; deck++) {
    const seed = `ladder ${game} ${deck}`;
    if (deck % decksASitting === 0) {
      for (const table of [0, 1]) {
        tables[table] = names.map((name, at) => ({ bot: player(name), mind: player(name).start(seedRng(`${seed} ${at}`).state) }));
      }
    }
    const [a, b] = tables;
    const won = played(game, seed, a) - played(game, seed, [b[1], b[0]]);
    sum += won;
    squares += won * won;
  }
  const mean = sum / decks;
  const deviation = Math.sqrt((squares / decks - mean * mean) / decks);
  return { mean: 50 * mean, bound: 50 * 1.96 * deviation };
}

const [onlyGame, hands = '20000', onlyPair] = process.argv.slice(2);
const playedGames =
  onlyGame && onlyGame !== 'all' ? [onlyGame] : Object.keys(games).filter((game) => games[game].steps.some(({ type }) => type === 'bet'));
for (const game of playedGames) {
  for (const pair of onlyPair ? [onlyPair] : pairsOf(game)) {
    const from = performance.now();
    const { mean, bound } = match(game, pair, Number(hands));
    const seconds = (performance.now() - from) / 1000;
    console.log(
      `${game.padEnd(13)} ${pair.padEnd(9)} ${mean.toFixed(1).padStart(8)} ± ${bound.toFixed(1).padStart(5)} chips per 100 hands   ${seconds.toFixed(0)} s`,
    );
  }
}
