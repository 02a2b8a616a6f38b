import { type Adapter, adapters, monoAttribute, type Screen } from '@felt80/text-mode';
import type { Parameters } from './parameters';

/** Whether a program shows colours: as its parameters say, otherwise as the adapter can. */
export function showsColour({ display }: Pick<Parameters, 'display'>, adapter: Adapter): boolean {
  return display === undefined ? adapters[adapter].colour : display === 'colour';
}

/** Turns a picture into the attributes of a monochrome display, without a border. The colour `ground` becomes black behind what is on it. */
export function becomeMono(screen: Screen, ground = 0): void {
  screen.border = 0;
  for (let at = 1; at < screen.memory.length; at += 2) {
    const attribute = screen.memory[at] ?? 0;
    screen.memory[at] = monoAttribute(attribute >> 4 === ground ? attribute & 15 : attribute);
  }
}
