import type { Speaker } from '@felt80/machine';

/** A terminal has one sound: a melody is one ring of its bell, and rests are silent. `ring` is left out for no sound at all. */
export function openBell(ring: () => void = () => {}): Speaker {
  return {
    enabled: true,
    play(notes) {
      if (this.enabled && notes.some(({ hertz }) => hertz > 0)) ring();
    },
    silence() {},
  };
}
