import { type Adapter, adapters, monoAttribute, plain, type Screen, toGlyph } from '@felt80/text-mode';
import type { Parameters } from './parameters';

/** Whether a program shows colours: as its parameters say, otherwise as the adapter can. */
export function showsColour({ display }: Pick<Parameters, 'display'>, adapter: Adapter): boolean {
  return display === undefined ? adapters[adapter].colour : display === 'colour';
}

const shadowGlyphs: readonly (number | undefined)[] = ['▌', '▀'].map(toGlyph);
const HIDDEN = 0;

/**
 * Turns a picture into the attributes of a monochrome display, without a border. The colours `grounds` become black behind what is on
 * them, so that cards and what is chosen stand out in reverse: what was black there is plain, and a shadow is none.
 */
export function becomeMono(screen: Screen, grounds: readonly number[] = []): void {
  const { memory } = screen;
  screen.border = 0;
  for (let at = 0; at < memory.length; at += 2) {
    const attribute = memory[at + 1] ?? 0;
    const onGround = grounds.includes(attribute >> 4);
    if (onGround && (attribute & 15) === 0) memory[at + 1] = shadowGlyphs.includes(memory[at]) ? HIDDEN : plain;
    else memory[at + 1] = monoAttribute(onGround ? attribute & 15 : attribute);
  }
}
