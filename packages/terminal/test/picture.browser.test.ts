import { afterEach, expect, it, vi } from 'vitest';
import { clearAway, mount, screen, shows, stroke, until } from './stand';

afterEach(clearAway);

const sizeOf = (root: ShadowRoot, part: string): readonly number[] => {
  const { width, height } = (root.querySelector(part) as Element).getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

it('MAC-12 on a display of another density all of the picture stays in sight', async () => {
  const { terminal, root } = mount({ scale: 'pixel' });
  await terminal.ready;
  await until(() => sizeOf(root, '.window')[0] === 792, 'the picture with its border');
  // What mounting sets off has come to rest.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const ratio = Object.getOwnPropertyDescriptor(globalThis, 'devicePixelRatio') as PropertyDescriptor;
  try {
    Object.defineProperty(globalThis, 'devicePixelRatio', { value: 1.5, configurable: true });
    window.dispatchEvent(new Event('resize'));
    await until(() => sizeOf(root, '.window')[0] === 528, 'the picture on smaller pixels');
    expect(sizeOf(root, '.xterm')).toEqual([528, 299]);
  } finally {
    Object.defineProperty(globalThis, 'devicePixelRatio', ratio);
  }
});

it('MAC-12 pixel-exact in a box that has no room for it: all is in sight, with a slim border where that helps', async () => {
  const { terminal, root, box } = mount({ scale: 'pixel' });
  await terminal.ready;
  for (const [width, picture] of [
    [760, 744],
    [500, 499],
  ] as const) {
    box.style.width = `${width}px`;
    await until(() => sizeOf(root, '.window')[0] === picture, `${picture} of ${width}, not ${sizeOf(root, '.window')}`);
    const [window, all] = [sizeOf(root, '.window'), sizeOf(root, '.xterm')];
    expect(Math.max(...window.map((size, side) => Math.abs(size - (all[side] ?? 0))))).toBeLessThanOrEqual(1);
  }
});

it('MAC-04 the border is slim where the picture is small', async () => {
  const { terminal, root, box } = mount();
  await terminal.ready;
  const share = (): number => (sizeOf(root, '.xterm-screen')[0] ?? 0) / (sizeOf(root, '.window')[0] ?? 1);
  expect(share()).toBeCloseTo(0.91, 2);
  box.style.width = '700px';
  await until(() => share() > 0.96 && share() < 1, 'less border');
});

it('MAC-12 where the bitmap renderer cannot draw, the stock one fills the box with cells of the right width', async () => {
  const noCanvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { terminal, root } = mount();
  await shows(terminal, 'C:\\>');
  noCanvas.mockRestore();
  const cells = (): DOMRect => (root.querySelector('.xterm-screen') as Element).getBoundingClientRect();
  await until(() => cells().width > 700 && cells().width <= 800, 'the whole width');
  expect(cells().height).toBeLessThanOrEqual(600);
  const last = (): number => Math.max(...[...root.querySelectorAll('.xterm-rows span')].map((span) => span.getBoundingClientRect().right));
  await until(() => Math.abs(last() - cells().right) < 10, 'rows of eighty cells');
  await until(() => sizeOf(root, '.window').join() === sizeOf(root, '.xterm-screen').join(), 'nothing beside them');
});

it('MAC-12 selected lines are copied without the spaces at their ends; a key lets the selection go', async () => {
  const { terminal, root } = mount();
  await shows(terminal, 'C:\\>');
  const cells = root.querySelector('.xterm-screen') as HTMLElement;
  const { left, top, width, height } = cells.getBoundingClientRect();
  const rows = terminal.text().split('\n');
  const from = rows.findIndex((row) => row.includes('BACCARAT'));
  const tell = (type: string, row: number, column: number): boolean =>
    cells.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: 1,
        clientX: left + ((column + 0.1) / 80) * width,
        clientY: top + ((row + 0.5) / 25) * height,
      }),
    );
  const copied = (): string => {
    const clipboardData = new DataTransfer();
    screen(root).dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  };
  const drag = (): void => {
    tell('mousedown', from, 0);
    tell('mousemove', from + 1, 79);
    tell('mouseup', from + 1, 79);
  };
  // What is shown reaches the terminal a little later.
  await until(() => {
    drag();
    return copied().trim() !== '';
  }, 'something to copy');
  expect(copied()).toBe(`${rows[from]?.trimEnd()}\n${rows[from + 1]?.slice(0, 79).trimEnd()}`);
  screen(root).focus();
  stroke(screen(root), 'x');
  expect(copied()).toBe('');
});
