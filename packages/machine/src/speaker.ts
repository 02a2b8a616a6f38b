/** One note of the square-wave speaker: 0 hertz is a rest, `ticks` are those of the PC's timer. */
export interface Note {
  readonly hertz: number;
  readonly ticks: number;
}

/** A note as it sounds: from `atMs` of the machine's clock for `forMs` milliseconds. */
export interface Tone {
  readonly atMs: number;
  readonly hertz: number;
  readonly forMs: number;
}

/** The PC speaker: one voice. */
export interface Speaker {
  /** While false, {@link play} does nothing. Turning it off silences what sounds. */
  enabled: boolean;
  /** Starts a melody and returns at once. One voice: a new melody replaces the one that still sounds. */
  play(notes: readonly Note[]): void;
  /** Ends what sounds. */
  silence(): void;
}

/** Milliseconds in one tick of the PC's timer: 65,536 periods of 1,193,182 hertz, about 18.2 ticks a second. */
export const msPerTick: number = 65_536_000 / 1_193_182;

/** When each note of a melody sounds that begins at `atMs`; rests are left out. */
export function tonesOf(notes: readonly Note[], atMs: number): readonly Tone[] {
  let next = atMs;
  const tones = notes.map(({ hertz, ticks }) => {
    const tone = { atMs: next, hertz, forMs: ticks * msPerTick };
    next += tone.forMs;
    return tone;
  });
  return tones.filter(({ hertz }) => hertz > 0);
}

/** What is left of tones when the voice is taken away at `atMs`: later ones are dropped, the one that sounds is cut short. */
export function cutOff(tones: readonly Tone[], atMs: number): readonly Tone[] {
  return tones.filter((tone) => tone.atMs < atMs).map((tone) => ({ ...tone, forMs: Math.min(tone.forMs, atMs - tone.atMs) }));
}
