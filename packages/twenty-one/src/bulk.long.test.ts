import { expect, it } from 'vitest';
import { compareEngines } from '../test/both-engines';
import { sixDecks, wild } from '../test/six-decks';
import { switches } from '../test/switches';

it('ACA-02 ACA-05 ACA-06 ACA-08 both engines agree to the cent over 100,000 rounds of every casino switch', () => {
  const each = Math.ceil(100_000 / Object.keys(switches).length / 2);
  let played = 0;
  for (const [name, rules] of Object.entries(switches)) {
    for (const [style, chart] of Object.entries({ sixDecks, wild })) {
      compareEngines(rules, chart, `long ${name} ${style}`, each);
      played += each;
    }
  }
  expect(played).toBeGreaterThanOrEqual(100_000);
});
