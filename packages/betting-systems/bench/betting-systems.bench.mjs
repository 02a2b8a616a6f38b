import { defaults, operate, systems } from '@felt80/betting-systems';

const decisions = 1_000_000;
const repeats = 5;
const outcomes = ['won', 'lost'];

/** Seconds for a million bets and decisions; the outcomes come from a small generator, so that every run sees the same. */
function run(id) {
  const system = operate(systems[id], defaults[id]);
  const table = { on: 'player', other: 'banker', lastWinner: 'banker', count: 1 };
  let seed = 1;
  const begun = performance.now();
  for (let n = 0; n < decisions; n++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    system.next(outcomes[seed >>> 31], system.bet(table).amount);
  }
  return (performance.now() - begun) / 1000;
}

export default async () =>
  Object.values(systems).map(({ id, name }) => ({
    name: `betting-systems: ${name}`,
    value: Math.round(decisions / Math.min(...Array.from({ length: repeats }, () => run(id)))),
    unit: 'decisions/s',
  }));
