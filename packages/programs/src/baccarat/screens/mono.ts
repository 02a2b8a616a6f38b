import { monoAttribute, plain, type Screen, toGlyph } from '@felt80/text-mode';
import { felt, panel } from './inks';

const shadowGlyphs: readonly (number | undefined)[] = ['▌', '▀'].map(toGlyph);
const HIDDEN = 0;

/**
 * Turns the picture into the attributes of a monochrome adapter. Cloth and panels are black, so that cards, score card and what is
 * chosen stand out in reverse; a shadow on black is none.
 */
export function becomeMono(screen: Screen): void {
  screen.border = 0;
  const { memory } = screen;
  for (let at = 0; at < memory.length; at += 2) {
    const attribute = memory[at + 1] ?? 0;
    const ground = attribute >> 4;
    if (attribute === felt << 4) memory[at + 1] = shadowGlyphs.includes(memory[at]) ? HIDDEN : plain;
    else memory[at + 1] = monoAttribute(ground === felt || ground === panel ? attribute & 15 : attribute);
  }
}
