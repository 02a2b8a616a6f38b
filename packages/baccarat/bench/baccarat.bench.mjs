import { countWays, odds, openSimulation, tables } from '@felt80/baccarat';
import { seedRng } from '@felt80/cards-shoe';
import { BaccaratGameEngine } from 'baccarat-engine';

const { paytable } = tables.baccarat;
const fullShoe = Array.from({ length: 13 }, () => 32);
// The peer's cut card lies before the last 16 cards; ours is put at the same place, so that both deal as many coups a shoe.
const table = { ...tables.baccarat, shoe: { decks: 8, behindCutCard: { least: 16, most: 16 } } };

/** Coups a second of processor time, garbage collection included, in one stretch: a busy machine does not blur it as it blurs a clock. */
function speed(stretchMs, batch) {
  const before = process.cpuUsage();
  const start = performance.now();
  let coups = 0;
  do coups += batch();
  while (performance.now() - start < stretchMs);
  const { user, system } = process.cpuUsage(before);
  return (1_000_000 * coups) / (user + system);
}

/** The median of many stretches, taken in rotation so that all meet the same weather. */
function medianSpeeds(turns, stretchMs, batches) {
  for (const batch of batches) speed(5 * stretchMs, batch);
  const speeds = batches.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [at, batch] of batches.entries()) speeds[at].push(speed(stretchMs, batch));
  }
  return speeds.map((all) => all.sort((a, b) => a - b)[turns >> 1]);
}

/** As the peer's own example deals: 416 cards made, shuffled and dealt to the cut card, every coup with its result. */
function peerByTheBook() {
  const engine = new BaccaratGameEngine();
  return () => {
    engine.shoe.cards = [];
    engine.shoe.createDecks();
    return dealPeer(engine, (hand) => engine.resultsEngine.calculateGameResult(hand));
  };
}

/** The leanest way to the same numbers: the card objects kept, which its interface does not offer, and nothing worked out but the winner. */
function peerAtItsBest() {
  const engine = new BaccaratGameEngine();
  engine.shoe.createDecks();
  const cards = engine.shoe.cards;
  return () => {
    engine.shoe.cards = cards.slice();
    return dealPeer(engine, (hand) => engine.resultsEngine.calculateOutcome(hand));
  };
}

function dealPeer(engine, result) {
  let coups = 0;
  engine.shoe.shuffle();
  while (!engine.isBurnNeeded) {
    result(engine.dealGame());
    coups++;
  }
  return coups;
}

function ownCoups(bets) {
  const simulation = openSimulation({ rng: seedRng('bench/cards'), table, ...(bets && { bets }) });
  return () => {
    simulation.run(8100);
    return 8100;
  };
}

/** A martingale on Player from $5 to $500, its running winnings recorded coup by coup. */
function martingale() {
  const recorded = new Float64Array(1 << 16);
  const mask = recorded.length - 1;
  let [stakeCents, place] = [500, 0];
  return {
    stake(stakes) {
      stakes.playerCents = stakeCents;
    },
    decided(outcome, netCents) {
      if (outcome === 'player') stakeCents = 500;
      else if (outcome === 'banker') stakeCents = stakeCents >= 50_000 ? 500 : Math.min(2 * stakeCents, 50_000);
      recorded[(place + 1) & mask] = recorded[place] + netCents;
      place = (place + 1) & mask;
    },
  };
}

function oddsMs() {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 40; turn++) {
    const start = performance.now();
    for (let i = 0; i < 50; i++) odds(fullShoe, paytable);
    bestMs = Math.min(bestMs, (performance.now() - start) / 50);
  }
  return bestMs;
}

export default async () => {
  if (countWays(fullShoe).total !== 4_998_398_275_503_360n) throw new Error('the odds are wrong');
  const [own, withSystem, peer, lean] = medianSpeeds(41, 30, [ownCoups(), ownCoups(martingale()), peerByTheBook(), peerAtItsBest()]);
  const unit = 'coups/s';
  const name = 'baccarat: coups in bulk, 416-card shuffles';
  return [
    { name, value: own, unit, against: { name: 'baccarat-engine 1.1.5', value: peer }, ratio: own / peer, target: 15 },
    {
      name: `${name}, against the leanest use`,
      value: own,
      unit,
      against: { name: 'baccarat-engine 1.1.5, cards kept, winner only', value: lean },
      ratio: own / lean,
    },
    {
      name: 'baccarat: coups with a betting system, settled and recorded',
      value: withSystem,
      unit,
      against: { name: 'the bare simulator', value: own },
      ratio: withSystem / own,
      target: 0.4,
    },
    { name: 'baccarat: exact odds of a full shoe', value: oddsMs(), unit: 'ms', target: 1 },
  ];
};
