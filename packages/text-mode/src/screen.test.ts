import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Area, Screen, TextModeError, wholeScreen } from './index';

const anyMemory = fc.uint8Array({ minLength: 4000, maxLength: 4000 });

function screenOf(memory: Uint8Array): Screen {
  const screen = new Screen();
  screen.memory.set(memory);
  return screen;
}

function cell(screen: Screen, row: number, column: number): readonly number[] {
  return [...screen.memory.subarray(2 * (80 * row + column), 2 * (80 * row + column) + 2)];
}

function refusal(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof TextModeError ? error.code : `${error}`;
  }
}

it('MAC-01 begins as 2000 spaces, light grey on black', () => {
  const screen = new Screen();
  expect(screen.memory).toHaveLength(4000);
  for (let at = 0; at < 4000; at += 2) expect([...screen.memory.subarray(at, at + 2)]).toEqual([0x20, 0x07]);
  expect([screen.columns, screen.rows, screen.border, screen.highBit, screen.cursor]).toEqual([
    80,
    25,
    0,
    'bright',
    { row: 0, column: 0, visible: false },
  ]);
});

it('puts text at a place, and cuts it at the right edge', () => {
  const screen = new Screen();
  screen.put(2, 3, 'K♥');
  expect([cell(screen, 2, 3), cell(screen, 2, 4)]).toEqual([
    [0x4b, 0x07],
    [0x03, 0x07],
  ]);
  screen.put(24, 78, 'abc', 0x1f);
  expect([cell(screen, 24, 78), cell(screen, 24, 79)]).toEqual([
    [0x61, 0x1f],
    [0x62, 0x1f],
  ]);
  screen.put(0, 79, 'xyz');
  expect(cell(screen, 1, 0)).toEqual([0x20, 0x07]);
  screen.put(0, 0, '', 0x70);
  expect(cell(screen, 0, 0)).toEqual([0x20, 0x07]);
});

it('refuses places, characters and attributes that there are none of, and writes nothing then', () => {
  const screen = new Screen();
  const empty = screen.toText();
  for (const [row, column] of [
    [-1, 0],
    [25, 0],
    [0, -1],
    [0, 80],
    [0.5, 0],
    [Number.NaN, 0],
  ] as const) {
    expect(refusal(() => screen.put(row, column, 'x'))).toBe('outside');
    expect(refusal(() => screen.fill({ row, column, rows: 1, columns: 1 }, 'x'))).toBe('outside');
    expect(refusal(() => screen.copy({ row, column, rows: 1, columns: 1 }))).toBe('outside');
  }
  const tooLarge: Area[] = [
    { row: 0, column: 0, rows: 26, columns: 80 },
    { row: 1, column: 0, rows: 25, columns: 80 },
    { row: 0, column: 1, rows: 25, columns: 80 },
    { row: 0, column: 0, rows: 0, columns: 80 },
    { row: 0, column: 0, rows: 25, columns: -1 },
  ];
  for (const area of tooLarge) {
    expect(refusal(() => screen.fill(area, ' '))).toBe('outside');
    expect(refusal(() => screen.frame(area, 'single'))).toBe('outside');
    expect(refusal(() => screen.copy(area))).toBe('outside');
  }
  expect(refusal(() => screen.frame({ row: 0, column: 0, rows: 1, columns: 80 }, 'single'))).toBe('outside');
  expect(refusal(() => screen.put(0, 0, 'fine \u001b[0m'))).toBe('controlCharacter');
  expect(refusal(() => screen.put(0, 0, 'fine €'))).toBe('notInCodePage');
  expect(refusal(() => screen.put(0, 0, 'fine', 256))).toBe('notAnAttribute');
  expect(refusal(() => screen.fill(wholeScreen, 'ab'))).toBe('notAGlyph');
  expect(refusal(() => screen.fill(wholeScreen, ''))).toBe('notAGlyph');
  expect(refusal(() => screen.fill(wholeScreen, ' ', -1))).toBe('notAnAttribute');
  expect(refusal(() => screen.frame(wholeScreen, 'single', 999))).toBe('notAnAttribute');
  expect(refusal(() => screen.rowText(25))).toBe('outside');
  expect(refusal(() => screen.paste(screen.copy(wholeScreen), 0.5, 0))).toBe('outside');
  expect(screen.toText()).toBe(empty);
});

it('draws frames of one line or two and leaves their inside alone', () => {
  const screen = new Screen();
  screen.fill(wholeScreen, '░', 0x02);
  screen.frame({ row: 1, column: 2, rows: 3, columns: 5 }, 'single', 0x1e);
  screen.frame({ row: 23, column: 78, rows: 2, columns: 2 }, 'double', 0x1e);
  expect([0, 1, 2, 3, 4].map((row) => screen.rowText(row).slice(0, 9))).toEqual([
    '░░░░░░░░░',
    '░░┌───┐░░',
    '░░│░░░│░░',
    '░░└───┘░░',
    '░░░░░░░░░',
  ]);
  expect([23, 24].map((row) => screen.rowText(row).slice(76))).toEqual(['░░╔╗', '░░╚╝']);
  expect([cell(screen, 1, 2), cell(screen, 2, 3)]).toEqual([
    [0xda, 0x1e],
    [0xb0, 0x02],
  ]);
  screen.frame({ row: 5, column: 0, rows: 3, columns: 4 }, 'double');
  expect([5, 6, 7].map((row) => screen.rowText(row).slice(0, 4))).toEqual(['╔══╗', '║░░║', '╚══╝']);
});

it('copies cells that stay as they were, and pastes what is on the screen of them', () => {
  const anyArea = fc
    .tuple(fc.nat(24), fc.nat(79), fc.nat(), fc.nat())
    .map(([row, column, high, wide]) => ({ row, column, rows: 1 + (high % (25 - row)), columns: 1 + (wide % (80 - column)) }));
  fc.assert(
    fc.property(
      anyMemory,
      anyMemory,
      anyArea,
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: -90, max: 90 }),
      (a, b, area, row, column) => {
        const [source, target] = [screenOf(a), screenOf(b)];
        const patch = source.copy(area);
        source.fill(wholeScreen, '!');
        target.paste(patch, row, column);
        for (let r = 0; r < 25; r += 1)
          for (let c = 0; c < 80; c += 1) {
            const inside = r >= row && r < row + area.rows && c >= column && c < column + area.columns;
            const from = inside ? 2 * (80 * (area.row + r - row) + area.column + c - column) : 2 * (80 * r + c);
            const expected = (inside ? a : b).subarray(from, from + 2);
            if (target.memory[2 * (80 * r + c)] !== expected[0] || target.memory[2 * (80 * r + c) + 1] !== expected[1])
              throw new Error(`row ${r} column ${c}`);
          }
      },
    ),
    { numRuns: 200 },
  );
});

it('holds a border, a cursor and what bit 7 does, and becomes another screen with them', () => {
  const [one, other] = [new Screen(), new Screen()];
  other.border = 9;
  other.highBit = 'blink';
  Object.assign(other.cursor, { row: 4, column: 5, visible: true });
  other.put(0, 0, 'x');
  one.become(other);
  expect(one).toEqual(other);
  other.cursor.row = 7;
  expect(one.cursor.row).toBe(4);
});

it('reads a row as people do: blank glyphs are spaces', () => {
  const screen = new Screen();
  screen.put(5, 0, 'Player\u00a0wins␀♠');
  expect(screen.rowText(5)).toBe('Player wins ♠'.padEnd(80));
});
