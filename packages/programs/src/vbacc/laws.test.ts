import { seedRng } from '@felt80/cards-shoe';
import { everyKey, type Key, type Pilot, powerOnHeadless } from '@felt80/machine';
import { checkLegend, checkPainted, checkRandomKeys, checkStage } from '@felt80/machine/conformance';
import { contrast, palettes } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { meaning } from '../kit/choice';
import { questionFor } from './ask';
import { checkMoney } from './monkey';
import { paint } from './paint';
import { vbacc } from './program';
import { ownedCents, type Session } from './session';
import { newBankCents, openSitting } from './sitting';
import { step } from './table';
import { coups, diskWith, firstCoups, foot, play, seedWhere, sitDown, skip, watch } from './test-player';
import { words } from './words';

const losing = seedWhere(([coup]) => coup?.outcome === 'banker');
const rounds = (number: number): readonly Key[] => Array.from({ length: number }, () => ['P', 'T', 'Enter'] as const).flat();

/** How to get to each state in which something else can be answered. */
const states: Readonly<Record<string, { readonly keys: readonly Key[]; readonly bankCents?: number }>> = {
  table: { keys: [] },
  bets: { keys: ['4', 'P', '3', 'P', '2', 'P', 'P', '1', ...Array.from({ length: 8 }, (): Key => 'P'), '5', 'T'] },
  'after a coup': { keys: ['P', 'T', 'Enter'] },
  'panel full': { keys: [...rounds(12), 'R'] },
  'too dear': { keys: ['5', 'P', '4', 'P', 'Enter', 'R'] },
  rules: { keys: ['P', 'Enter', 'H'] },
  broke: { keys: [], bankCents: 95 },
};

async function at(state: string): Promise<Pilot> {
  const { keys = [], bankCents } = states[state] ?? {};
  const disk = bankCents === undefined ? {} : { disk: await diskWith(bankCents) };
  return sitDown({ seed: losing, ...disk }, ...keys);
}

describe('the stage', () => {
  it.each(Object.keys(states))('VBA-09 each key of the legend acts and no other does: %s', async (state) => {
    const { keys = [], bankCents } = states[state] ?? {};
    const files = bankCents === undefined ? undefined : await (await diskWith(bankCents)).read('VBACC.SAV');
    await checkLegend(
      {
        start: () => powerOnHeadless(vbacc, { seed: losing }),
        reach: async (pilot) => {
          if (files) await pilot.disk.update('VBACC.SAV', () => files);
          await play(pilot, ...keys);
        },
      },
      everyKey,
    );
  });

  it('VBA-09 what is said stands at the foot of the screen, after a coup with the bank', async () => {
    for (const state of Object.keys(states)) {
      const pilot = await at(state);
      checkStage(pilot);
      expect(pilot.said.length).toBeGreaterThan(0);
      if (state !== 'rules') expect(foot(pilot)).toContain((pilot.said.at(-1) ?? '').replace(/ Your bank: [^ ]+$/, '').replace(/\.$/, ''));
    }
  });

  it('VBA-09 while cards travel only Escape is named, and it skips', async () => {
    const pilot = await sitDown({}, 'P');
    await pilot.press('Enter');
    await pilot.elapse(500);
    expect(pilot.legend).toEqual([{ key: 'Escape', label: 'Skip', enabled: true }]);
    expect(foot(pilot)).toMatch(/ESC skips$/);
    const { nowMs } = pilot;
    await pilot.press('Escape');
    expect([coups(pilot).length, pilot.nowMs - nowMs]).toEqual([1, 0]);
    expect(pilot.screenName).toBe('table');
  });
});

function firstSession(seed: string): Session {
  return {
    place: 'table',
    bankCents: newBankCents,
    sitting: openSitting(seedRng(`${seed}/cards`).state),
    chipCents: 500,
    field: null,
    status: words.begins,
    revision: 0,
    adapter: 'vga',
  };
}

describe('the picture', () => {
  it('VBA-06 after any film, skipped or not, it is what painting the session gives', async () => {
    const random = seedRng('keys');
    const struck: readonly Key[] = [
      'P',
      'B',
      'T',
      'P',
      'B',
      'T',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Enter',
      'Enter',
      'Enter',
      'R',
      'C',
      'H',
      'Backspace',
    ];
    for (const seed of ['film', 'reel']) {
      let session = firstSession(seed);
      const pilot = await sitDown({ seed });
      for (let stroke = 0; stroke < 150; stroke += 1) {
        const key = struck[random.below(struck.length)] ?? 'P';
        const command = meaning(questionFor(session), { type: 'key', key, repeat: false });
        if (command) session = step(session, command).next;
        await pilot.press(key);
        if (random.below(3) > 0) await pilot.elapse(random.below(3000));
        if (random.below(2) > 0) await watch(pilot);
        else await skip(pilot);
        checkPainted(pilot.screen, (blank) => paint(blank, session));
      }
      expect(coups(pilot).length).toBeGreaterThan(8);
    }
  });

  const moments: Readonly<Record<string, number>> = { 'cards travel': 2_600, 'a result': 4_600 };

  it.each([...Object.keys(states), ...Object.keys(moments)])('text has a contrast of 4.5:1 or more: %s', async (state) => {
    const pilot = states[state] ? await at(state) : await sitDown({ seed: losing }, 'P', 'T');
    if (moments[state]) {
      await pilot.press('Enter');
      await pilot.elapse(moments[state]);
    }
    const { screen } = pilot;
    const faint = Array.from({ length: 2000 }, (_, cell) => cell).filter((cell) => {
      const glyph = screen.memory[2 * cell] ?? 0;
      const isText = (glyph > 0x20 && glyph < 0x7f) || (glyph >= 3 && glyph <= 6) || (glyph >= 0x80 && glyph <= 0xa8);
      return isText && contrast(screen.memory[2 * cell + 1] ?? 0, palettes.exact, 'bright') < 4.5;
    });
    expect(faint.map((cell) => [Math.floor(cell / 80), cell % 80])).toEqual([]);
  });

  it.each(Object.keys(states))('is as it was: %s', async (state) => {
    const { screen } = await at(state);
    await expect(screen.toText()).toMatchFileSnapshot(`golden/${state.replace(/ /g, '-')}.txt`);
  });

  it('the seed of these pictures has a Banker win first', () => {
    expect(firstCoups(losing, 1)[0]?.outcome).toBe('banker');
  });
});

describe('by chance', () => {
  it('VBA-08 no step but a coup and a new bank changes what a player owns, leaving neither', () => {
    const random = seedRng('steps');
    let session = firstSession('steps');
    for (let at = 0; at < 2000; at += 1) {
      const open = questionFor(session).choices;
      const { command } = open[random.below(open.length)] ?? { command: { type: 'leave' as const } };
      const { next, events } = step(session, command);
      const [event] = events;
      const won = event?.type === 'dealt' ? event.dealt.hand.netCents : 0;
      if (event?.type !== 'newBank') expect(ownedCents(next)).toBe(ownedCents(session) + won);
      session = next.place === 'closed' ? firstSession(`steps ${at}`) : next;
    }
  });

  it('VBA-09 random keys never throw, and the way out works (1,000 keys; 10,000 in the long test)', async () => {
    await checkRandomKeys({
      start: () => powerOnHeadless(vbacc, { seed: 'monkey' }),
      keys: 1000,
      below: seedRng('monkey').below,
      wayOut: () => 'Escape',
    });
  });

  it('VBA-06 VBA-08 random clicks and keys conserve the money (1,000; 10,000 in the long test)', async () => {
    expect(await checkMoney(1000, seedRng('clicks'))).toBeGreaterThan(20);
  });
});
