import { type Card, factoryOrder, openShoe, seedRng, shuffle } from '@felt80/cards-shoe';
import { type Action, apply, bulkTable, type Chart, chartPlay, gathered, openRound, type Rules, shuffleDue, viewFrom } from '../src/index';

const betCents = 1500;
const limits = { leastCents: 100, mostCents: 50_000, stepCents: 100 };
const bankCents = 1_000_000;

/** Plays the same shoes by the same chart in the round engine and in bulk; throws at the first round with different nets. */
export function compareEngines(rules: Rules, chart: Chart, seed: string, rounds: number): number {
  const rng = seedRng(`${seed}/cards`);
  let cards: readonly Card[] = shuffle(factoryOrder(rules.deck), rng);
  let shoe = openShoe(cards, cards.length);
  let discards: readonly Card[] = [];
  let cardsRng = seedRng(`${seed}/dry`).state;
  const open = () => bulkTable({ rules, chart, betCents, cards, rng: seedRng(`${seed}/dry`) });
  let bulk = open();
  let sum = 0;
  for (let count = 0; count < rounds; count++) {
    if (bulk.shuffleDue() !== shuffleDue(rules, shoe, 2)) throw new Error(`round ${count}: shuffled differently`);
    if (bulk.shuffleDue()) {
      cards = shuffle([...shoe.cards.slice(shoe.dealt), ...discards], rng);
      shoe = openShoe(cards, cards.length);
      discards = [];
      cardsRng = seedRng(`${seed}/dry`).state;
      bulk = open();
    }
    let { round } = openRound({ rules, limits, shoe, discards, seats: [{ bankCents }], cardsRng });
    const first = round.shoe.dealt;
    round = apply(round, { type: 'bet', cents: betCents }).round;
    while (round.turn.phase !== 'over') round = apply(round, { type: chartPlay(chart, viewFrom(round, 0)) } as Action).round;
    const net = (round.seats[0]?.bankCents ?? 0) - bankCents;
    const other = bulk.playRound();
    if (net !== other) throw new Error(`round ${count}, from card ${first}: ${net} and in bulk ${other} ${JSON.stringify(round)}`);
    sum += net;
    ({ shoe, cardsRng } = round);
    discards = gathered(round);
  }
  return sum;
}
