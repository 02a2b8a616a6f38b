import { type Note, type Speaker, tonesOf } from '@felt80/machine';

const TIMER_HERTZ = 1_193_182;
const LOUDNESS = 0.1;
const RAMP_S = 0.0015;
/** Room for the browser to start: a melody that begins a little later is not cut. */
const LEAD_S = 0.02;

/** The pitch that the PC's timer can make: its clock divided by a whole number of 16 bits. */
export function timerPitch(hertz: number): number {
  const divisor = Math.min(65_535, Math.max(1, Math.round(TIMER_HERTZ / hertz)));
  return TIMER_HERTZ / divisor;
}

/** The loudspeaker of a page: silent until the user has done something, then as loud as the user wants. */
export interface Sound {
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  /** The user has pressed a key or a button: browsers allow sound from now on. */
  unlock(): void;
  /** A machine's speaker on this loudspeaker. */
  speaker(): Speaker;
  dispose(): void;
}

interface Voice {
  readonly oscillator: OscillatorNode;
  readonly envelope: GainNode;
}

/** Sound by Web Audio; where there is none everything works and nothing sounds. `makeContext` is for tests. */
export function openSound(makeContext: () => AudioContext | undefined = ownContext): Sound {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let voice: Voice | undefined;
  let muted = false;
  let volume = 1;

  const adjust = (): void => {
    if (master) master.gain.value = muted ? 0 : volume * LOUDNESS;
  };
  const silence = (): void => {
    if (!context || !voice) return;
    const { oscillator, envelope } = voice;
    voice = undefined;
    envelope.gain.cancelScheduledValues(context.currentTime);
    envelope.gain.setTargetAtTime(0, context.currentTime, RAMP_S / 3);
    oscillator.stop(context.currentTime + 2 * RAMP_S);
  };
  const play = (notes: readonly Note[]): void => {
    silence();
    if (!context || !master) return;
    const tones = tonesOf(notes, 0);
    const last = tones.at(-1);
    if (!last) return;
    const oscillator = context.createOscillator();
    const envelope = context.createGain();
    oscillator.type = 'square';
    envelope.gain.value = 0;
    const start = context.currentTime + LEAD_S;
    for (const { atMs, hertz, forMs } of tones) {
      const from = start + atMs / 1000;
      const to = from + forMs / 1000;
      oscillator.frequency.setValueAtTime(timerPitch(hertz), from);
      envelope.gain.setValueAtTime(0, from);
      envelope.gain.linearRampToValueAtTime(1, from + RAMP_S);
      envelope.gain.setValueAtTime(1, Math.max(from + RAMP_S, to - RAMP_S));
      envelope.gain.linearRampToValueAtTime(0, to);
    }
    oscillator.connect(envelope).connect(master);
    oscillator.start(start);
    oscillator.stop(start + (last.atMs + last.forMs) / 1000 + RAMP_S);
    const mine = { oscillator, envelope };
    voice = mine;
    oscillator.onended = () => {
      envelope.disconnect();
      if (voice === mine) voice = undefined;
    };
  };

  return {
    get muted() {
      return muted;
    },
    set muted(on) {
      muted = on;
      adjust();
    },
    get volume() {
      return volume;
    },
    set volume(level) {
      volume = Math.min(1, Math.max(0, level));
      adjust();
    },
    unlock() {
      if (context) {
        if (context.state === 'suspended') context.resume().catch(() => {});
        return;
      }
      context = makeContext();
      if (!context) return;
      master = context.createGain();
      master.connect(context.destination);
      adjust();
    },
    speaker() {
      let enabled = true;
      return {
        get enabled() {
          return enabled;
        },
        set enabled(on) {
          enabled = on;
          if (!on) silence();
        },
        play: (notes) => {
          if (enabled) play(notes);
        },
        silence,
      };
    },
    dispose() {
      silence();
      context?.close().catch(() => {});
      context = undefined;
      master = undefined;
    },
  };
}

function ownContext(): AudioContext | undefined {
  return typeof AudioContext === 'undefined' ? undefined : new AudioContext();
}
