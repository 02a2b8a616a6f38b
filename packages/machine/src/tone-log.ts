import { cutOff, type Speaker, type Tone, tonesOf } from './speaker';

/** A speaker that makes no sound and writes down what would have sounded. */
export interface LoggedSpeaker extends Speaker {
  readonly tones: readonly Tone[];
}

export function openToneLog(nowMs: () => number): LoggedSpeaker {
  let tones: readonly Tone[] = [];
  let enabled = true;
  return {
    get enabled() {
      return enabled;
    },
    set enabled(on) {
      enabled = on;
      if (!on) tones = cutOff(tones, nowMs());
    },
    play(notes) {
      if (enabled) tones = [...cutOff(tones, nowMs()), ...tonesOf(notes, nowMs())];
    },
    silence() {
      tones = cutOff(tones, nowMs());
    },
    get tones() {
      return tones;
    },
  };
}
