import { type Pilot, powerOnHeadless } from '@felt80/machine';
import { describe, expect, it } from 'vitest';
import { baccarat } from './program';
import { foot, handsOf, inHaste, linesOf, powerOn, press, shown, sitDown } from './test-player';

/** The value that the setup menu shows for an option. */
function shownValue(pilot: Pilot, label: string): string {
  const match = new RegExp(`${label}(?: \\(CGA only\\))? [.]+ ([^ ]+)`).exec(shown(pilot));
  return match?.[1] ?? '';
}

function inkAt(pilot: Pilot, row: number, column: number): number {
  return pilot.screen.memory[2 * (row * 80 + column) + 1] ?? 0;
}

/** The same disk, a new machine. */
async function again(pilot: Pilot): Promise<Pilot> {
  await pilot.powerOff();
  const next = powerOnHeadless(baccarat, { disk: pilot.disk, seed: 'other' });
  await press(next, 'Enter');
  return next;
}

const switches = [
  ['BAC-20', '1', 'Sound', 'On', 'Off'],
  ['BAC-21', '2', 'Show Card Movement', 'On', 'Off'],
  ['BAC-22', '3', 'Sliding Screens', 'On', 'Off'],
  ['BAC-23', '4', 'Save High Games', 'Off', 'On'],
  ['BAC-24', '5', 'Snow Removal', 'Off', 'On'],
  ['BAC-27', '8', 'Auto Play Mode', 'Off', 'On'],
  ['BAC-29', '0', 'Clear Bets', 'On', 'Off'],
  ['BAC-30', 'A', 'Use Score Card', 'On', 'Off'],
  ['BAC-31', 'B', 'Mark Score Card Using', "X's", "#'s"],
  ['BAC-32', 'C', 'Display Hands', 'On', 'Off'],
  ['BAC-33', 'D', 'Display Card Count', 'On', 'Off'],
] as const;

describe('the setup menu', () => {
  it.each(switches)('%s BAC-34 %s: %s is %s at first, %s after its key, and is kept', async (_, key, label, first, then) => {
    const pilot = await sitDown({}, 'F3');
    expect(shownValue(pilot, label)).toBe(first);
    await press(pilot, key);
    expect(shownValue(pilot, label)).toBe(then);
    await press(pilot, 'Enter');
    expect(pilot.screenName).toBe('table');
    const next = await again(pilot);
    await press(next, 'F3');
    expect(shownValue(next, label)).toBe(then);
    await press(next, key.toLowerCase());
    expect(shownValue(next, label)).toBe(first);
  });

  it('BAC-25 BAC-28 speed is 20 and Auto Play Hands 0 at first', async () => {
    const pilot = await sitDown({}, 'F3');
    expect([shownValue(pilot, 'Card Movement Speed'), shownValue(pilot, 'Auto Play Hands')]).toEqual(['20', '0']);
    expect(pilot.legend.map(({ key }) => key)).toEqual([...'1234567890ABCD', 'Enter', 'Escape']);
  });
});

describe('sound', () => {
  it('BAC-20 cards and results are heard, and not when it is off', async () => {
    const pilot = await sitDown({}, 'F1');
    expect(pilot.tones.length).toBeGreaterThan(5);
    const before = pilot.tones.length;
    await press(pilot, 'F3', '1', 'Enter', 'F1');
    expect(pilot.tones).toHaveLength(before);
  });
});

describe('movement and slides', () => {
  it('BAC-21 a card takes 0.4 seconds at speed 20 and passes between shoe and place', async () => {
    const pilot = await sitDown({}, 'F1');
    await pilot.press('F1');
    const began = pilot.nowMs;
    const inHand = (): string => linesOf(pilot)[7]?.slice(20, 44) ?? '';
    expect(inHand()).toMatch(/[│] +[│]/);
    await pilot.elapse(200);
    const between = Array.from({ length: 25 * 80 }, (_, cell) => pilot.screen.memory[2 * cell]).filter((glyph) => glyph === 0xb1).length;
    expect(between).toBe(15);
    expect(inHand()).not.toMatch(/[♥♦♣♠]/);
    await pilot.elapse(200);
    expect(pilot.nowMs - began).toBe(400);
    expect(inHand()).toMatch(/[♥♦♣♠]/);
  });

  it('BAC-21 off: a hand takes no time', async () => {
    const pilot = await sitDown({}, ...inHaste);
    const before = pilot.nowMs;
    await press(pilot, 'F1');
    expect(pilot.nowMs).toBe(before);
    expect(handsOf(pilot)).toHaveLength(1);
  });

  it('BAC-22 the old screen splits and slides apart; off: it is cut', async () => {
    const pilot = powerOn();
    await press(pilot, 'Enter');
    const table = linesOf(pilot);
    await pilot.press('F3');
    await pilot.elapse(160);
    const split = linesOf(pilot)[12] ?? '';
    expect(split).not.toBe(table[12]);
    expect(split.slice(0, 20)).toBe(table[12]?.slice(20, 40));
    await press(pilot, '3');
    const before = pilot.nowMs;
    await press(pilot, 'Enter');
    expect(pilot.nowMs).toBe(before);
    expect(linesOf(pilot).slice(0, 24)).toEqual(table.slice(0, 24));
  });

  it('BAC-25 Left and Right change the speed from 0 to 99, Enter shows a card at that speed, F10 is done', async () => {
    const pilot = await sitDown({}, 'F3', '6', 'Right', 'Right', 'Left');
    expect(linesOf(pilot)[3]?.trim()).toMatch(/ 21 /);
    await pilot.press('Enter');
    const began = pilot.nowMs;
    const resting = linesOf(pilot)[14];
    await pilot.elapse(210);
    expect(linesOf(pilot)[14]).not.toBe(resting);
    await pilot.listen();
    expect(pilot.nowMs - began).toBe(21 * 20);
    await pilot.hold('Right', 150);
    await pilot.listen();
    expect(linesOf(pilot)[3]).toMatch(/ 99 /);
    await pilot.hold('Left', 150);
    await pilot.listen();
    expect(linesOf(pilot)[3]).toMatch(/ 0 /);
    await press(pilot, 'F10');
    expect(shownValue(pilot, 'Card Movement Speed')).toBe('0');
    await press(pilot, '3', 'Enter');
    const before = pilot.nowMs;
    await press(pilot, 'F1');
    expect(pilot.nowMs).toBe(before);
    const next = await again(pilot);
    await press(next, 'F3');
    expect(shownValue(next, 'Card Movement Speed')).toBe('0');
  });

  it('BAC-32 Display Hands off: totals only, no flights', async () => {
    const pilot = await sitDown({}, 'F3', '3', 'C', 'Enter');
    await press(pilot, 'F1');
    const before = pilot.nowMs;
    await press(pilot, 'F1');
    expect(pilot.nowMs).toBe(before);
    expect(linesOf(pilot).slice(5, 12).join('')).not.toMatch(/[♥♦♣♠]/);
    const hand = handsOf(pilot).at(-1);
    expect(linesOf(pilot)[5]).toContain(` ${hand?.playerTotal} `);
    expect(linesOf(pilot)[5]).toContain(` ${hand?.bankerTotal} `);
    expect(linesOf(pilot)[7]).toMatch(/[█▀]/);
  });
});

describe('snow removal', () => {
  it('BAC-24 is said to the host at the start and at each change, and "CGA only" stands beside it with another adapter', async () => {
    const pilot = await sitDown({}, 'F3', '5');
    const told = pilot.happened.filter(({ type }) => type === 'snow-removal').map(({ on }) => on);
    expect(told).toEqual([false, true]);
    expect(shown(pilot)).toContain('Snow Removal (CGA only)');
    await press(pilot, 'Enter', 'F10');
    expect(pilot.happened.filter(({ type }) => type === 'snow-removal').at(-1)?.on).toBe(false);
    const cga = await sitDown({ adapter: 'cga' }, 'F3');
    expect(shown(cga)).not.toContain('CGA only');
    const next = powerOn({ disk: pilot.disk });
    await next.listen();
    expect(next.happened.filter(({ type }) => type === 'snow-removal').map(({ on }) => on)).toEqual([true]);
  });
});

describe('card colors', () => {
  const ink = (pilot: Pilot): Record<string, number> => ({
    backLine: inkAt(pilot, 2, 10) & 15,
    backGround: inkAt(pilot, 2, 10) >> 4,
    backPattern: inkAt(pilot, 4, 12) & 15,
    faceLine: inkAt(pilot, 9, 10) & 15,
    faceGround: inkAt(pilot, 9, 10) >> 4,
    face: inkAt(pilot, 11, 11) >> 4,
  });

  it('BAC-26 six keys take the next color, with Shift the one before; the samples change at once', async () => {
    const pilot = await sitDown({}, 'F3', '7');
    const first = ink(pilot);
    for (const [at, slot] of Object.keys(first).entries()) {
      await press(pilot, `F${at + 1}`);
      expect(ink(pilot)).toEqual({ ...first, [slot]: ((first[slot] ?? 0) + 1) % 16 });
      await press(pilot, `Shift-F${at + 1}`, `Shift-F${at + 1}`);
      expect(ink(pilot)).toEqual({ ...first, [slot]: ((first[slot] ?? 0) + 15) % 16 });
      await press(pilot, `F${at + 1}`);
      expect(ink(pilot)).toEqual(first);
    }
  });

  it('BAC-26 Alt-D brings the defaults back, Enter returns; colors are kept and used at the table', async () => {
    const pilot = await sitDown({}, 'F3', '7', 'F2', 'F2', 'F2', 'F4', 'F4');
    const chosen = ink(pilot);
    await press(pilot, 'Enter');
    expect(pilot.screenName).toBe('setup');
    await press(pilot, '3', 'Enter', 'F1');
    expect(inkAt(pilot, 6, 20) & 15).toBe(chosen.faceLine);
    const next = await again(pilot);
    await press(next, 'F3', '7');
    expect(ink(next)).toEqual(chosen);
    await press(next, 'Alt-D');
    expect(ink(next)).toEqual({ backLine: 15, backGround: 1, backPattern: 3, faceLine: 0, faceGround: 15, face: 15 });
  });

  it('BAC-26 a pair with a contrast under 3:1 is pointed out; suits keep their glyphs', async () => {
    const pilot = await sitDown({}, 'F3', '7', 'F4');
    expect(foot(pilot)).toMatch(/told apart well/);
    await press(pilot, 'Alt-D', 'Shift-F4');
    expect(foot(pilot)).toMatch(/contrast under 3:1.*border of the face/);
    await press(pilot, 'Alt-D', ...Array.from({ length: 5 }, () => 'F6'));
    expect(foot(pilot)).toMatch(/red suits/);
    expect(linesOf(pilot)[10]).toMatch(/A♥.*K♠.*9♦.*10♣.*5♥.*Q♠/);
  });
});
