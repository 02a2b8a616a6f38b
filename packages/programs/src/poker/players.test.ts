import { describe, expect, it } from 'vitest';
import { readParameters } from '../kit/parameters';
import { openSession } from './opening';
import { lines, type Occasion } from './remarks';
import { rows, speechArea } from './screens/layout';
import { step } from './table';
import {
  chipsShown,
  dealsOf,
  foot,
  inSlot,
  isGameOver,
  isOver,
  keysFor,
  linesOf,
  playOut,
  potShown,
  type powerOn,
  press,
  prompt,
  recordOnDisk,
  shown,
  sitDown,
  status,
} from './test-player';

describe('the other players', () => {
  const speech = (pilot: ReturnType<typeof powerOn>): string =>
    linesOf(pilot)
      .slice(speechArea.row + 1, speechArea.row + 4)
      .map((line) => line.slice(speechArea.column + 2, speechArea.column + speechArea.columns - 2).trim())
      .join(' ')
      .trim();

  it('POK-34 have a secret mind each, new in every game, and nothing of it is on the disk or the screen', async () => {
    const sessions = ['a', 'b'].map((seed) => {
      const first = openSession({ parameters: readParameters('*'), colour: true, record: { status: 'absent' }, seed });
      let session = first;
      for (const _ of keysFor({ players: 7 })) session = step(session, { type: 'enter' }).next;
      return session;
    });
    const minds = sessions.flatMap(({ table }) => table?.seats.map(({ mind }) => mind) ?? []);
    expect(new Set(minds.map((mind) => JSON.stringify(mind.rng))).size).toBe(minds.length);
    expect(new Set(minds.map(({ level }) => level)).size).toBeGreaterThan(2);
    const [session] = sessions;
    if (session?.table) {
      const { next } = step(step(session, { type: 'act', action: { type: 'check' } }).next, { type: 'goOn' });
      const moved = next.table?.seats.filter(({ mind }, at) => mind !== session.table?.seats[at]?.mind);
      expect(moved).toHaveLength(1);
    }
    const pilot = await sitDown({ players: 7 });
    await playOut(pilot);
    expect((await pilot.disk.list('*.*')).map(({ name }) => name)).toEqual(['POKER.SCR']);
    expect(JSON.stringify(await recordOnDisk(pilot))).toMatch(/^\{"winnings":-?\d+,"hands":1\}$/);
    expect(shown(pilot)).not.toMatch(/skill|level/i);
  });

  it('POK-35 POK-30 say things of their own that fit what happened; F9 silences them', async () => {
    const pilot = await sitDown({ players: 7, jokers: 2 }, { seed: 'talk' });
    const all = new Set(Object.values(lines).flatMap((of) => Object.values(of).flat()));
    const heard = new Set<string>();
    for (let hand = 0; hand < 8; hand += 1) {
      for (let turn = 0; turn < 80 && !isOver(pilot); turn += 1) {
        const said = speech(pilot);
        if (said !== '') {
          heard.add(said);
          expect(all.has(said)).toBe(true);
        }
        await press(pilot, /Check|Call/.test(prompt(pilot)) ? 'C' : 'Enter');
      }
      await press(pilot, 'Enter');
    }
    expect(heard.size).toBeGreaterThan(8);
    await press(pilot, 'F9');
    expect([speech(pilot), foot(pilot).includes('F9remarks on')]).toEqual(['', true]);
    await playOut(pilot);
    await press(pilot, 'Enter');
    await playOut(pilot);
    expect(speech(pilot)).toBe('');
  });

  it('POK-35 who is broke is seen off by somebody who is not', async () => {
    const pilot = await sitDown({ game: 0, players: 3, ante: 100 }, { seed: 'broke 24' });
    for (let hand = 0; hand < 60 && !isGameOver(pilot); hand += 1) await press(pilot, 'Enter');
    expect(status(pilot)).toMatch(/You are broke/);
    const farewells = Object.entries(lines).filter(([, of]) => of.youBroke.includes(speech(pilot)));
    expect(farewells).toHaveLength(1);
    const winner = [1, 2].find((hand) => (chipsShown(pilot, 3)[hand] ?? 0) > 100);
    expect(inSlot(pilot, rows.names, 3, winner ?? 0)).toBe(farewells[0]?.[0].toUpperCase());
  });

  it('POK-35 a remark changes no card: with and without them the same hands come', async () => {
    const [loud, quiet] = [await sitDown({ players: 6 }, { seed: 'same' }), await sitDown({ players: 6 }, { seed: 'same' }, 'F9')];
    for (const pilot of [loud, quiet]) {
      for (let hand = 0; hand < 4; hand += 1) {
        await playOut(pilot);
        await press(pilot, 'Enter');
      }
    }
    expect(dealsOf(quiet)).toEqual(dealsOf(loud));
    expect(potShown(quiet)).toBe(potShown(loud));
  });

  it('POK-35 who says something is the one who may: the doer, or somebody else at the table', async () => {
    const pilot = await sitDown({ players: 4 }, { seed: 'who' });
    const own: readonly Occasion[] = ['open', 'raise', 'call', 'drop', 'check', 'draw'];
    for (let move = 0; move < 150; move += 1) {
      const before = speech(pilot);
      await press(pilot, /Check|Call/.test(prompt(pilot)) ? 'C' : /Open/.test(prompt(pilot)) ? 'D' : 'Enter');
      const said = speech(pilot);
      const speaker = Object.entries(lines).find(([, of]) => Object.values(of).flat().includes(said))?.[0];
      if (said !== '' && said === before) expect(status(pilot).toLowerCase()).not.toMatch(new RegExp(`^${speaker} `));
      const occasion =
        speaker && (Object.entries(lines[speaker as keyof typeof lines]).find(([, of]) => of.includes(said))?.[0] as Occasion);
      if (said === '' || said === before || !occasion) continue;
      expect(pilot.screen.rowText(speechArea.row)).toContain(` ${speaker?.toUpperCase()} `);
      if (own.includes(occasion)) expect(status(pilot).toLowerCase()).toMatch(new RegExp(`^${speaker} `));
    }
  });
});
