import { describe, expect, it } from 'vitest';
import { powerOnHeadless } from '../headless';
import type { Key } from '../key';
import type { Machine, Program } from '../machine';
import type { Pilot } from '../pilot';
import type { LegendKey } from '../stage';
import { checkLegend, checkStage } from './legend';

type Act = (machine: Machine) => unknown;

/** A screen whose keys do what a table says, whatever its legend claims. */
function keyed(legend: readonly LegendKey[], acts: Readonly<Record<string, Act>>, first: Act = () => {}): Program {
  return async (machine) => {
    machine.stage.screen('keyed');
    machine.stage.keys(legend);
    first(machine);
    for (;;) {
      const event = await machine.input.read();
      if (event?.type !== 'key') continue;
      if (event.key === 'Escape') return 0;
      await acts[event.key]?.(machine);
    }
  };
}

const live = (key: Key, label = key): LegendKey => ({ key, label, enabled: true });
const quit = live('Escape', 'Quit');
const route = (program: Program): { start(): Pilot } => ({ start: () => powerOnHeadless(program) });

const waysToAct: Readonly<Record<string, Act>> = {
  paints: ({ screen }) => screen.put(0, 0, 'x'),
  'changes the border': ({ screen }) => {
    screen.border = 4;
  },
  'makes bit 7 blink': ({ screen }) => {
    screen.highBit = 'blink';
  },
  'names another screen': ({ stage }) => stage.screen('other'),
  'changes the legend': ({ stage }) => stage.keys([quit, live('F9')]),
  says: ({ stage }) => stage.say('Something.'),
  reports: ({ stage }) => stage.happened({ type: 'something' }),
  sounds: ({ speaker }) => speaker.play([{ hertz: 440, ticks: 1 }]),
  saves: ({ disk }) => disk.update('A', () => Uint8Array.of(1)),
  'paints later': async ({ screen, clock }) => {
    await clock.sleep(500);
    screen.put(0, 0, 'x');
  },
};

describe('checkLegend', () => {
  for (const [way, act] of Object.entries(waysToAct)) {
    it(`takes a key for one that acts when it ${way}`, async () => {
      await checkLegend(route(keyed([live('F1'), quit], { F1: act })));
    });
    if (way !== 'paints later')
      it(`finds a key outside the legend that ${way}`, async () => {
        await expect(checkLegend(route(keyed([quit], { F7: act })))).rejects.toThrow('F7 acts and is not in the legend');
      });
  }

  it('finds a key of the legend that does nothing, even where the prompt blinks', async () => {
    await expect(checkLegend(route(keyed([live('F1'), quit], {})))).rejects.toThrow('do nothing: F1');
    const blinking: Program = async ({ input, clock, screen, stage }) => {
      stage.screen('blinking');
      stage.keys([live('F1'), quit]);
      for (;;) {
        screen.put(0, 0, String(Math.floor(clock.nowMs() / 250)));
        const event = await input.read({ untilMs: (Math.floor(clock.nowMs() / 250) + 1) * 250 });
        if (event?.type === 'key' && event.key === 'Escape') return 0;
      }
    };
    await expect(checkLegend(route(blinking))).rejects.toThrow('do nothing: F1');
  });

  it('wants letters to act in both cases', async () => {
    const act = waysToAct.paints as Act;
    await checkLegend(route(keyed([live('B'), quit], { b: act, B: act })));
    await expect(checkLegend(route(keyed([live('B'), quit], { B: act })))).rejects.toThrow('do nothing: b');
  });

  it('wants a key that is not enabled to do nothing', async () => {
    const act = waysToAct.paints as Act;
    const off = { key: 'F1', label: 'Later', enabled: false };
    await checkLegend(route(keyed([off, quit], {})));
    await expect(checkLegend(route(keyed([off, quit], { F1: act })))).rejects.toThrow('F1 acts');
  });

  it('leaves the keys of a text field alone, but no others', async () => {
    const act = waysToAct.paints as Act;
    const field =
      (digits: boolean): Act =>
      ({ stage }) =>
        stage.textField({ label: 'Bet', most: 5, digits });
    await checkLegend(route(keyed([quit], { a: act, Backspace: act, Left: act }, field(false))));
    await checkLegend(route(keyed([quit], { 1: act, '.': act, Delete: act }, field(true))));
    await expect(checkLegend(route(keyed([quit], { a: act }, field(true))))).rejects.toThrow('a acts');
    await expect(checkLegend(route(keyed([quit], { Enter: act }, field(false))))).rejects.toThrow('Enter acts');
  });

  it('follows a route to the state it looks at', async () => {
    const deeper: Act = ({ stage }) => {
      stage.say('Deeper.');
      stage.keys([live('F1'), live('F2'), quit]);
    };
    const program = keyed([live('F1'), quit], { F1: deeper });
    await checkLegend(route(program));
    await expect(checkLegend({ ...route(program), reach: (pilot) => pilot.press('F1') })).rejects.toThrow('do nothing: F2');
  });
});

describe('checkStage', () => {
  const stage = (program: Program): Promise<void> => {
    const pilot = powerOnHeadless(program);
    return pilot.listen().then(() => checkStage(pilot));
  };
  const faults: Readonly<Record<string, [readonly LegendKey[], Act]>> = {
    'the screen has no name': [[quit], ({ stage }) => stage.screen('')],
    'Tab, which no keyboard has': [[quit, live('Tab')], () => {}],
    'has no label': [[quit, live('F1', ' ')], () => {}],
    'names b twice': [[quit, live('B'), live('b')], () => {}],
    'nothing can be done': [[{ ...quit, enabled: false }], () => {}],
    'more than a line': [[quit], ({ stage }) => stage.say('a\nb')],
    'the area is not on the screen': [[quit], ({ stage }) => stage.area({ row: 20, column: 0, rows: 6, columns: 80 })],
  };
  for (const [fault, [legend, act]] of Object.entries(faults))
    it(`finds: ${fault}`, async () => {
      await expect(stage(keyed(legend, {}, act))).rejects.toThrow(fault);
    });
});
