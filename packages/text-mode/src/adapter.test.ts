import { expect, it } from 'vitest';
import { adapters, borderShare } from './index';

it('the adapters differ in cells and shape, and only CGA has snow', () => {
  const facts = Object.fromEntries(
    Object.entries(adapters).map(([name, { cellWidth, cellHeight, dotShape }]) => [
      name,
      `${80 * cellWidth}×${25 * cellHeight}, dot ${dotShape.toFixed(4)}`,
    ]),
  );
  expect(facts).toEqual({
    mono: '720×350, dot 0.6481',
    cga: '640×200, dot 0.4167',
    ega: '640×350, dot 0.7292',
    vga: '720×400, dot 0.7407',
  });
  const having = (fact: 'snow' | 'border' | 'colour'): string[] =>
    Object.entries(adapters)
      .filter(([, of]) => of[fact])
      .map(([name]) => name);
  expect(having('snow')).toEqual(['cga']);
  expect(having('border')).toEqual(['cga', 'ega', 'vga']);
  expect(having('colour')).toEqual(['cga', 'ega', 'vga']);
  expect(adapters.cga.blinkHertz).toBeCloseTo(1.87, 2);
  expect(adapters.vga.blinkHertz).toBeCloseTo(2.19, 2);
});

it('the border takes a small share of the picture on each side', () => {
  expect(borderShare.acrossEachSide).toBeCloseTo(32 / 704, 2);
  expect(borderShare.downEachSide).toBeCloseTo(12 / 224, 2);
});
