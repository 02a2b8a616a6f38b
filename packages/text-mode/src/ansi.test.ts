import xterm from '@xterm/headless';
import { expect, it } from 'vitest';
import { type AnsiOptions, bytesOf, type Change, encode, encodeCursor, type Pen, present, Screen, toGlyph, unknownPen } from './index';

const ESC = '\u001b[';

/** A terminal that is read back cell by cell. */
function openTerminal(columns = 80, rows = 25) {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 0 });
  const swap = (colour: number): number => (colour & 0b1010) | ((colour & 1) << 2) | ((colour >> 2) & 1);
  return {
    write: (text: string): Promise<void> => new Promise((done) => terminal.write(text, done)),
    read(highBit: 'blink' | 'bright' = 'bright'): Uint8Array {
      const memory = new Uint8Array(4000);
      const cell = terminal.buffer.active.getNullCell();
      for (let row = 0; row < 25; row += 1) {
        const line = terminal.buffer.active.getLine(row);
        for (let column = 0; column < 80; column += 1) {
          line?.getCell(column, cell);
          const at = 2 * (row * 80 + column);
          memory[at] = toGlyph(cell.getChars()) ?? 0;
          const high = highBit === 'blink' ? (cell.isBlink() ? 8 : 0) : 0;
          memory[at + 1] = swap(cell.getFgColor()) | ((swap(cell.getBgColor()) | high) << 4);
          if (
            cell.getWidth() !== 1 ||
            !cell.isFgPalette() ||
            !cell.isBgPalette() ||
            cell.isBold() ||
            (highBit === 'bright' && cell.isBlink())
          )
            throw new Error(`cell ${row} ${column} is not plain`);
        }
      }
      return memory;
    },
    cursor: (): readonly [number, number] => [terminal.buffer.active.cursorY, terminal.buffer.active.cursorX],
    dispose: (): void => terminal.dispose(),
  };
}

/** What a terminal can tell of a screen: it has no glyph 00. */
function visible(memory: Uint8Array): Uint8Array {
  return memory.map((byte, index) => (index % 2 === 0 && byte === 0 ? 0x20 : byte));
}

function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Screens like those of programs and worse: noise, runs, scattered cells, the one before with a few changes. */
function nextScreen(before: Screen, below: (n: number) => number): Screen {
  const screen = new Screen();
  screen.become(before);
  const kind = below(6);
  const cells = kind === 0 ? 2000 : kind < 3 ? below(40) : below(400);
  const attributes = kind % 2 === 0 ? [below(256), below(256)] : Array.from({ length: 256 }, (_, attribute) => attribute);
  let at = below(2000);
  for (let count = 0; count < cells; count += 1) {
    const jump = kind === 0 ? 1 : kind === 1 ? below(2000) : below(3) === 0 ? below(12) : 1;
    at = (at + jump) % 2000;
    const glyph = kind === 2 ? 0xc4 : below(256);
    screen.memory.set([glyph, attributes[below(attributes.length)] as number], 2 * at);
  }
  return screen;
}

async function checkScreens(count: number, seed: number, options: AnsiOptions, columns: number, rows: number): Promise<number> {
  const terminal = openTerminal(columns, rows);
  const below = numbers(seed);
  const shown = new Screen();
  shown.memory.fill(0xfe);
  let pen: Pen = unknownPen;
  let bytes = 0;
  let wanted = new Screen();
  for (let index = 0; index < count; index += 1) {
    const changes = present(shown, wanted);
    const written = encode(changes, pen, { ...options, screen: shown });
    pen = written.pen;
    bytes += bytesOf(written.text);
    await terminal.write(written.text);
    if (Buffer.compare(terminal.read(options.highBit), visible(wanted.memory)) !== 0) {
      expect(terminal.read(options.highBit), `screen ${index}`).toEqual(visible(wanted.memory));
    }
    wanted = nextScreen(wanted, below);
  }
  terminal.dispose();
  return bytes;
}

it('MAC-01 every one of 2000 random screens arrives in a terminal, cell by cell, at any width and height that holds it', async () => {
  await checkScreens(500, 1, { highBit: 'blink' }, 80, 25);
  await checkScreens(500, 2, { highBit: 'bright' }, 80, 25);
  await checkScreens(500, 3, { highBit: 'blink', repeat: true }, 81, 25);
  await checkScreens(500, 4, { highBit: 'bright', repeat: true }, 133, 40);
});

it.each(['blink', 'bright'] as const)('MAC-01 all 256 glyphs with all 256 attributes arrive, bit 7 as %s', async (highBit) => {
  const terminal = openTerminal();
  const shown = new Screen();
  shown.memory.fill(0xfe);
  const wanted = new Screen();
  let pen: Pen = unknownPen;
  for (let first = 0; first < 65_536; first += 2000) {
    for (let cell = 0; cell < 2000; cell += 1) wanted.memory.set([(first + cell) & 255, ((first + cell) >> 8) & 255], 2 * cell);
    const written = encode(present(shown, wanted), pen, { highBit });
    pen = written.pen;
    await terminal.write(written.text);
    expect(terminal.read(highBit)).toEqual(visible(wanted.memory));
  }
  terminal.dispose();
});

it('keeps a pen through the changes and does without what the terminal already has', () => {
  const at = (cell: number, glyph: number, attribute: number): Change => ({ cell, glyph, attribute });
  const first = encode([at(0, 65, 0x1f)], unknownPen, { highBit: 'blink' });
  expect(first.text).toBe(`${ESC}H${ESC};97;44mA`);
  expect(first.pen).toEqual({ row: 0, column: 1, attribute: 0x1f, highBit: 'blink', cursorShown: undefined });
  const cases: readonly [string, Change[], string][] = [
    ['the next cell', [at(1, 66, 0x1f)], 'B'],
    ['another foreground', [at(1, 66, 0x14)], `${ESC}31mB`],
    ['another background', [at(1, 66, 0x4f)], `${ESC}41mB`],
    ['blink on', [at(1, 66, 0x9f)], `${ESC}5mB`],
    ['blink off again', [at(1, 66, 0x9f), at(2, 67, 0x1f)], `${ESC}5mB${ESC}25mC`],
    ['blink off with both colours', [at(1, 66, 0x9f), at(2, 67, 0x07)], `${ESC}5mB${ESC};37;40mC`],
    ['a line below', [at(80, 66, 0x1f)], '\r\nB'],
    ['the same column a line below', [at(81, 66, 0x1f)], `${ESC}BB`],
    ['two lines below, far right', [at(221, 66, 0x1f)], `${ESC}3;62HB`],
    ['one back', [at(0, 66, 0x1f)], '\rB'],
    ['a few on', [at(9, 66, 0x1f)], `${ESC}8CB`],
    ['the last column, then the next row', [at(79, 66, 0x1f), at(80, 67, 0x1f)], `${ESC}78CB\r\nC`],
    ['up from the middle', [at(170, 66, 0x1f), at(90, 67, 0x1f)], `${ESC}3;11HB${ESC}A\bC`],
    ['back in a row', [at(60, 66, 0x1f), at(58, 67, 0x1f)], `${ESC}59CB\b\b\bC`],
  ];
  for (const [name, changes, text] of cases) expect(encode(changes, first.pen, { highBit: 'blink' }).text, name).toBe(text);
});

/** The fewest bytes from a place (column 80: beyond the last) to every place, over all the moves that every terminal knows. */
function fewestBytes(row: number, column: number): Int32Array {
  const best = new Int32Array(25 * 81).fill(99);
  best[row * 81 + column] = 0;
  const digits = (n: number): number => (n === 1 ? 0 : n < 10 ? 1 : 2);
  for (let bytes = 0; bytes < 9; bytes += 1) {
    const reach = (toRow: number, toColumn: number, cost: number): void => {
      const at = toRow * 81 + toColumn;
      if (toColumn >= 0 && toRow < 25) best[at] = Math.min(best[at] as number, bytes + cost);
    };
    for (let from = 0; from < best.length; from += 1) {
      if (best[from] !== bytes) continue;
      const [r, c] = [Math.floor(from / 81), from % 81];
      reach(r, 0, 1);
      reach(r + 1, 0, 2);
      if (c < 80) reach(r, c - 1, 1);
      for (let to = 0; to < 80; to += 1) {
        reach(r, to, 3 + digits(to + 1));
        if (c < 80 && to !== c) reach(r, to, 3 + digits(Math.abs(to - c)));
      }
      for (let to = 0; to < 25; to += 1) {
        reach(to, c, 3 + digits(to + 1));
        if (to !== r) reach(to, c, 3 + digits(Math.abs(to - r)));
        for (let across = 0; across < 80; across += 1) reach(to, across, 3 + digits(to + 1) + (across === 0 ? 0 : 1 + digits(across + 1)));
      }
    }
  }
  return best;
}

it.each([
  [0, 0],
  [0, 80],
  [11, 7],
  [12, 40],
  [20, 80],
  [24, 12],
])('no sequence of moves from row %i, column %i to any cell is shorter than the one sent', (row, column) => {
  const best = fewestBytes(row, column);
  const pen: Pen = { row, column: column === 80 ? undefined : column, attribute: 7, highBit: 'bright', cursorShown: false };
  for (let cell = 0; cell < 2000; cell += 1) {
    const sent = encode([{ cell, glyph: 65, attribute: 7 }], pen).text.length - 1;
    expect(sent, `cell ${cell}`).toBe(best[Math.floor(cell / 80) * 81 + (cell % 80)]);
  }
});

it('writes a short gap again where that is shorter than a jump, in whichever look the gap has', () => {
  const shown = new Screen();
  shown.put(0, 0, 'a..b', 0x1f);
  const changes = [0, 3].map((cell) => ({ cell, glyph: shown.memory[2 * cell] as number, attribute: 0x1f }));
  const pen: Pen = { ...unknownPen, row: 0, column: 0, attribute: 0x1f, highBit: 'bright' };
  expect(encode(changes, pen, { screen: shown }).text).toBe('a..b');
  expect(encode(changes, pen).text).toBe(`a${ESC}2Cb`);
  shown.put(0, 2, '.b', 0x2f);
  const two = [changes[0] as Change, { cell: 3, glyph: 0x62, attribute: 0x2f }];
  expect(encode(two, pen, { screen: shown }).text).toBe(`a.${ESC}42m.b`);
  shown.put(0, 2, '.', 0x3f);
  expect(encode(two, pen, { screen: shown }).text).toBe(`a${ESC}2C${ESC}42mb`);
});

it('repeats a run by REP only when asked to and only when it is shorter', () => {
  const screen = new Screen();
  screen.put(3, 0, '═'.repeat(80), 0x1f);
  const changes = present(new Screen(), screen);
  expect(encode(changes, unknownPen, { repeat: true }).text).toBe(`${ESC}4H${ESC};97;44m═${ESC}79b`);
  expect(encode(changes.slice(0, 2), unknownPen, { repeat: true }).text).toBe(`${ESC}4H${ESC};97;44m══`);
  expect(bytesOf(encode(changes).text)).toBe(4 + 9 + 240);
});

it('MAC-01 follows a screen that changes between blink and bright backgrounds', async () => {
  const terminal = openTerminal();
  const [shown, wanted] = [new Screen(), new Screen()];
  shown.memory.fill(0xfe);
  let pen: Pen = unknownPen;
  for (let turn = 0; turn < 6; turn += 1) {
    wanted.highBit = turn % 2 === 0 ? 'blink' : 'bright';
    wanted.fill({ row: turn, column: 0, rows: 9, columns: 80 }, 'x', turn % 3 === 0 ? 0x94 : 0x1f);
    wanted.put(24, 79, `${turn}`, 0x94);
    const written = encode(present(shown, wanted), pen, { screen: shown });
    pen = written.pen;
    await terminal.write(written.text);
    expect(terminal.read(wanted.highBit), `turn ${turn}`).toEqual(wanted.memory);
  }
  terminal.dispose();
});

it('shows, moves and hides the cursor', async () => {
  const terminal = openTerminal();
  const shown = encodeCursor({ row: 12, column: 79, visible: true });
  await terminal.write(shown.text);
  expect(terminal.cursor()).toEqual([12, 79]);
  expect(shown.text).toBe(`${ESC}13;80H${ESC}?25h`);
  expect(encodeCursor({ row: 12, column: 79, visible: true }, shown.pen).text).toBe('');
  expect(encodeCursor({ row: 12, column: 78, visible: true }, shown.pen).text).toBe('\b');
  const hidden = encodeCursor({ row: 1, column: 1, visible: false }, shown.pen);
  expect(hidden.text).toBe(`${ESC}?25l`);
  expect(hidden.pen).toMatchObject({ row: 12, column: 79, cursorShown: false });
  terminal.dispose();
});
