import { seedRng } from '@felt80/cards-shoe';
import type { Key, Pilot } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { meaning } from '../kit/choice';
import { pointedQuestion } from './ask';
import { defaultOptions } from './options';
import { atTable, type Session } from './session';
import { openSitting } from './sitting';
import { noStatistics } from './statistics';
import { step } from './table';
import { betShown, firstCoups, foot, handsOf, inHaste, linesOf, press, shown, sitDown } from './test-player';

/** Clicks on each of some texts, in the middle of it, and waits until the program listens again. */
async function click(pilot: Pilot, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const row = linesOf(pilot).findIndex((line) => line.includes(text));
    const column = linesOf(pilot)[row]?.indexOf(text) ?? -1;
    if (column < 0) throw new Error(`${text} is not on the screen:\n${shown(pilot)}`);
    await pilot.click(row, column + Math.floor(text.length / 2));
    await pilot.listen();
  }
}

const autoPlay: readonly Key[] = [...inHaste, 'F3', '8', '9', '9', '0', 'Enter', 'Enter', 'Alt-D'];

describe('the mouse', () => {
  it('MAC-14 BAC-13 places a bet and deals: a box, what the options box says, the box again, the shoe', async () => {
    const pilot = await sitDown({}, ...inHaste);
    await click(pilot, '─ PLAYER ─');
    expect(foot(pilot)).toMatch(/^Your bet on Player/);
    await click(pilot, '→ +$5', '→ +$5', '↑ +$1', '← -$5', '↓ -$1');
    expect(betShown(pilot, 'player')).toBe(5);
    await click(pilot, '═ PLAYER ═');
    expect(foot(pilot)).toMatch(/^\$5 on Player\./);
    await click(pilot, 'S H O E');
    expect(handsOf(pilot)).toHaveLength(1);
    await click(pilot, '─ TIE ─', '→ +$5', 'ESC Take Back', '─ BANKER ─', '→ +$5', '─ TIE ─', '→ +$5', 'ENTER Lock In', 'F1/ENTER');
    expect(handsOf(pilot)[1]?.bets).toEqual({ bankerCents: 0, playerCents: 0, tieCents: 500 });
  });

  it('MAC-14 BAC-13 0 takes the bet off, P moves on', async () => {
    const pilot = await sitDown({}, ...inHaste, 'B', 'Right');
    await click(pilot, '0 None');
    expect(betShown(pilot, 'banker')).toBe(0);
    await click(pilot, '  P  ');
    expect(foot(pilot)).toMatch(/^Your bet on Player/);
  });

  it('MAC-14 BAC-11 goes to every screen and back, opens and closes the help, shows the odds, quits', async () => {
    const pilot = await sitDown({}, ...inHaste);
    for (const [to, name, back] of [
      ['F3', 'setup', 'ENTER  Returns to game'],
      ['F5', 'systems', 'ENTER  Return to game'],
      ['F8', 'scores', 'ENTER  Return to game'],
      ['ALT-H for Help', 'help', 'High Scores'],
    ] as const) {
      await click(pilot, to);
      expect(pilot.screenName).toBe(name);
      await click(pilot, back);
      expect(pilot.screenName).toBe('table');
    }
    await click(pilot, 'T, O');
    await pilot.click(2, 53);
    await pilot.listen();
    expect(shown(pilot)).toMatch(/wins 44/);
    await click(pilot, 'F8', 'F8  Statistics');
    expect(shown(pilot)).toMatch(/STATISTICS/);
    await click(pilot, 'F8  High Scores', 'ENTER  Return to game');
    await click(pilot, 'F10');
    expect(await pilot.exit).toBe(0);
  });

  it('MAC-14 BAC-18 starts Auto Play, stops it by a click anywhere, goes on and ends it', async () => {
    const pilot = await sitDown({}, ...autoPlay.slice(0, -1));
    await pilot.click(1, 55);
    await pilot.elapse(300);
    await pilot.click(12, 3);
    await pilot.listen();
    expect(foot(pilot)).toMatch(/^Auto Play rests/);
    const dealt = handsOf(pilot).length;
    await pilot.click(1, 45);
    await pilot.elapse(300);
    expect(handsOf(pilot).length).toBeGreaterThan(dealt);
    await pilot.click(20, 40);
    await pilot.listen();
    await pilot.click(15, 22);
    await pilot.listen();
    expect(foot(pilot)).toMatch(/^Auto Play rests/);
    await click(pilot, 'ESC Quit Auto Play');
    expect(foot(pilot)).toMatch(/^Auto Play is over/);
  });

  it('MAC-14 BAC-20 turns every option of the setup, asks for a number, and sets speed and colors', async () => {
    const pilot = await sitDown({}, 'F3', '3');
    await click(pilot, 'Sound', 'Snow Removal', 'Display Card Count');
    expect(shown(pilot)).toMatch(/Sound [.]+ Off/);
    expect(shown(pilot)).toMatch(/Display Card Count [.]+ Off/);
    await click(pilot, 'Auto Play Hands');
    await press(pilot, '7');
    await click(pilot, 'ENTER accepts');
    expect(shown(pilot)).toMatch(/Auto Play Hands [.]+ 7/);
    await click(
      pilot,
      'Auto Play Hands',
      'ESC leaves it as it is',
      'Card Movement Speed',
      '→  slower',
      '→  slower',
      '←  faster',
      'ENTER  preview',
    );
    expect(foot(pilot)).toBe('A card takes 0.42 seconds.');
    await click(pilot, 'F10  done', 'Change Card Colors', 'Back Ground');
    expect(shown(pilot)).toMatch(/Back Ground {2}\[ {2}\] green/);
    await pilot.click(17, 10, { button: 'right' });
    await pilot.listen();
    expect(shown(pilot)).toMatch(/Back Ground {2}\[ {2}\] blue/);
    await click(pilot, 'Face Color', 'ALT-D  Defaults', 'ENTER  Return');
    expect(pilot.screenName).toBe('setup');
  });

  it('MAC-14 BAC-51 selects a system by its name, edits it by its key, answers and clears', async () => {
    const pilot = await sitDown({}, ...inHaste, 'F5');
    await click(pilot, 'Martingale');
    expect(foot(pilot)).toMatch(/^Martingale is selected/);
    await click(pilot, 'F8 ', 'ENTER alone leaves', 'ENTER alone leaves', 'N No', 'B Banker');
    expect(foot(pilot)).toMatch(/^Thirty-One is selected/);
    expect(shown(pilot)).toMatch(/Thirty-One +5 +500 +No +Banker/);
    await click(pilot, 'F1 ', 'ESC leaves the whole', 'ALT-C  Clear');
    expect(foot(pilot)).toMatch(/^No system is selected/);
  });

  it('MAC-14 BAC-60 keeps a score, or leaves without a name', async () => {
    const seed = ['a', 'b', 'c', 'd', 'e', 'f'].find((each) => firstCoups(each, 1)[0]?.outcome === 'player') ?? '';
    const pilot = await sitDown({ seed }, ...inHaste, 'F3', '4', 'Enter', 'P', 'Right', 'Enter', 'F1');
    await click(pilot, 'F10');
    await press(pilot, 'M');
    await click(pilot, 'ENTER keeps the score');
    expect(await pilot.exit).toBe(0);
  });

  it('MAC-14 every key that does something has a place on the screen, but for the keys of typing', () => {
    const table: Session = {
      place: atTable,
      options: { ...defaultOptions, autoPlay: true, autoHands: 9, system: 'martingale' },
      sitting: openSitting(seedRng('areas').state, 14),
      statistics: noStatistics,
      scores: [],
      status: '',
      adapter: 'vga',
      revision: 0,
    };
    const after = (...keys: readonly Key[]): Session => keys.reduce(follow, table);
    for (const keys of [
      [],
      ['Alt-H'],
      ['F5', 'Alt-C', 'Enter', 'B', 'Right'],
      ['Alt-D'],
      ['Alt-D', 'Escape'],
      ['F3'],
      ['F3', '9', '5'],
      ['F3', '6', 'Right'],
      ['F3', '7'],
      ['F5'],
      ['F5', 'F2'],
      ['F5', 'F3', 'Enter', 'Enter'],
      ['F5', 'F3', 'Enter', 'Enter', 'Enter'],
      ['F8'],
      ['F8', 'F8'],
    ]) {
      const { choices, areas = [] } = pointedQuestion(after(...keys));
      const open = choices.filter(({ enabled = true, key }) => enabled && key !== 'Backspace' && !key.startsWith('Shift-'));
      const labels = areas.map((area) => choices.find(({ key }) => key === area.key)?.label);
      for (const { label } of open) expect(labels, `${keys} ${label}`).toContain(label);
      for (const { at } of areas) expect(at.row + at.rows <= 25 && at.column + at.columns <= 80, `${keys}`).toBe(true);
    }
  });
});

function follow(session: Session, key: Key): Session {
  const command = meaning(pointedQuestion(session), { type: 'key', key, repeat: false });
  if (command === undefined) throw new Error(`${key} does nothing`);
  return step(session, command, '1990-04-02').next;
}
