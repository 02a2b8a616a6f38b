import { attribute, Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { becomeMono, showsColour } from './display';

describe('the display', () => {
  it('is what the parameters say, otherwise what the adapter is', () => {
    expect([showsColour({}, 'mono'), showsColour({}, 'vga')]).toEqual([false, true]);
    expect([showsColour({ display: 'colour' }, 'mono'), showsColour({ display: 'mono' }, 'cga')]).toEqual([true, false]);
  });

  it('in mono has four attributes and no border', () => {
    const screen = new Screen();
    screen.border = 4;
    for (let cell = 0; cell < 256; cell += 1) screen.put(Math.floor(cell / 80), cell % 80, 'x', cell);
    becomeMono(screen);
    expect(screen.border).toBe(0);
    const seen = new Set(screen.memory.filter((_, at) => at % 2 === 1));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0x00, 0x07, 0x0f, 0x70]);
    expect(screen.memory[2 * attribute(0, 7) + 1]).toBe(0x70);
  });

  it('can make grounds of a picture black, without shadows', () => {
    const screen = new Screen();
    screen.put(0, 0, 'x', attribute(7, 1));
    screen.put(0, 1, 'x', attribute(15, 1));
    screen.put(0, 2, 'x', attribute(7, 4));
    screen.put(0, 3, 'x', attribute(0, 2));
    screen.put(0, 4, '▌', attribute(0, 2));
    becomeMono(screen, [1, 2]);
    expect([1, 3, 5, 7, 9].map((at) => screen.memory[at])).toEqual([0x07, 0x0f, 0x70, 0x07, 0x00]);
  });
});
