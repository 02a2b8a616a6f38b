import type { Note } from '@felt80/machine';

const pitches: Readonly<Record<string, number>> = {
  g: 196,
  a: 220,
  b: 247,
  c: 262,
  d: 294,
  'd#': 311,
  e: 330,
  f: 349,
  'f#': 370,
  G: 392,
  'G#': 415,
  A: 440,
  B: 494,
  C: 523,
  D: 587,
  E: 659,
  '-': 0,
};

/** A line of music: a pitch and, behind a colon, its length in ticks; 2 where none stands. */
function melody(line: string): readonly Note[] {
  return line.split(' ').map((note) => {
    const [pitch = '-', ticks = '2'] = note.split(':');
    return { hertz: pitches[pitch] ?? 0, ticks: Number(ticks) };
  });
}

/** The start-up tune, a rag of eight bars. */
export const startUpTune: readonly Note[] = [
  ...melody('G E C:4 G E C:4 A G e G:4 -:2'),
  ...melody('f A C:4 f A C:4 G# B D E:4 -:2'),
  ...melody('C G e C:4 B A f# A:4 G f d'),
  ...melody('e G C E:4 D B G C:6'),
];
