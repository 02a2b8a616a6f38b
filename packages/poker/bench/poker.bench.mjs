import { execFileSync } from 'node:child_process';
import { seedRng } from '@felt80/cards-shoe';
import { apply, bestDiscard, evaluateMany, games, openDeal, viewFrom } from '@felt80/poker';
import { computerPlayer, mindOf } from '@felt80/poker/bots';
import peer from '@pokertools/evaluator';

const hands = 200_000;

/** Random hands of one pack with jokers, as card numbers. */
function dealt(jokers) {
  const rng = seedRng(`bench ${jokers}`);
  const cards = new Uint8Array(5 * hands);
  for (let hand = 0; hand < hands; hand++) {
    const chosen = new Set();
    while (chosen.size < 5) chosen.add(rng.below(52 + jokers));
    [...chosen].forEach((card, at) => {
      cards[5 * hand + at] = Math.min(card, 52);
    });
  }
  return cards;
}

function millis(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** The best of many turns in which every work has its share, so that a busy machine slows all alike. */
function bestOf(turns, works) {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < turns; turn++) {
    works.forEach((work, at) => {
      best[at] = Math.min(best[at], millis(work));
    });
  }
  return best;
}

/** Time and memory of the tables, each time in a new process. */
function coldStart() {
  const script = `
    const { evaluateMany } = await import(${JSON.stringify(import.meta.resolve('@felt80/poker'))});
    const cards = new Uint8Array(5), orders = new Uint16Array(1);
    const bytes = process.memoryUsage().arrayBuffers, from = performance.now();
    evaluateMany('standard', cards, orders);
    console.log(performance.now() - from, process.memoryUsage().arrayBuffers - bytes);`;
  const runs = Array.from({ length: 7 }, () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).split(' ').map(Number),
  );
  return runs.sort((a, b) => a[0] - b[0])[0];
}

/** How long 99 of 100 decisions take at most: seven masters with 52 jokers, all games. */
function decisionP99() {
  const times = [];
  const betting = { ante: 5, ceiling: { type: 'setLimit', most: 25 }, raisesPerRound: 3, jackpot: false };
  const minds = Array.from({ length: 7 }, (_, at) => mindOf(4, seedRng(`bench ${at}`).state));
  for (let at = 0; at < 150; at++) {
    const game = Object.keys(games)[at % 6];
    const streams = { cardsRng: seedRng(`bench ${at}`).state, lotsRng: seedRng('lots').state };
    let { deal } = openDeal({ game, betting, ranking: 'standard', jokers: 52, chips: new Array(7).fill(1000), carriedPot: 0, ...streams });
    while (deal.result === undefined) {
      const [hand] = deal.toAct;
      const view = viewFrom(deal, hand);
      let action;
      times.push(
        millis(() => {
          [action, minds[hand]] = computerPlayer.decide(minds[hand], view);
        }),
      );
      deal = apply(deal, action).deal;
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(0.99 * times.length)];
}

export default async () => {
  const natural = dealt(0);
  const wild = dealt(8);
  const arrays = Array.from({ length: hands }, (_, hand) => [...natural.subarray(5 * hand, 5 * hand + 5)]);
  const orders = new Uint16Array(hands);
  const [ownMs, wildMs, peerMs] = bestOf(40, [
    () => evaluateMany('standard', natural, orders),
    () => evaluateMany('standard', wild, orders, '9'),
    () => {
      for (const cards of arrays) peer.evaluate(cards);
    },
  ]);
  const [discardMs] = bestOf(15, [() => bestDiscard(['As', 'Kd', '7h', '7c', '2s'])]);
  const [discardJokersMs] = bestOf(15, [() => bestDiscard(['As', 'Kd', '7h', 'Jo', '2s'], { jokers: 52 })]);
  const [readyMs, bytes] = coldStart();
  const million = (ms) => hands / ms / 1000;
  return [
    {
      name: 'five-card hands, typed arrays',
      value: million(ownMs),
      unit: 'million/s',
      against: { name: '@pokertools/evaluator on int arrays', value: million(peerMs) },
      ratio: peerMs / ownMs,
      target: 'ratio 8',
    },
    {
      name: 'with 8 jokers and a wild rank',
      value: million(wildMs),
      unit: 'million/s',
      ratio: ownMs / wildMs,
      target: 'ratio 0.8 of without',
    },
    { name: 'tables ready in a new process', value: readyMs, unit: 'ms', target: '60' },
    { name: 'tables', value: bytes / 1000, unit: 'kB', target: 'under 2,000' },
    { name: 'best discard of all 32', value: discardMs, unit: 'ms', target: '60' },
    { name: 'computer player, p99 of a decision, 7 hands, 52 jokers', value: decisionP99(), unit: 'ms', target: '50' },
    { name: 'best discard with 52 jokers', value: discardJokersMs, unit: 'ms', target: '60' },
  ];
};
