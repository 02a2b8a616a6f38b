import { describe, expect, it } from 'vitest';
import { openSound, timerPitch } from './sound';

interface Entry {
  readonly what: string;
  readonly value: number;
  readonly at: number;
}

/** A stand-in for Web Audio that writes down what it is told. */
function fakeContext(log: Entry[]) {
  const param = (what: string) => ({
    set value(value: number) {
      log.push({ what, value, at: -1 });
    },
    setValueAtTime: (value: number, at: number) => log.push({ what, value, at }),
    linearRampToValueAtTime: (value: number, at: number) => log.push({ what: `${what} ramp`, value, at }),
    setTargetAtTime: (value: number, at: number) => log.push({ what: `${what} fade`, value, at }),
    cancelScheduledValues: () => {},
  });
  const node = (what: string, parts: object) => ({
    ...parts,
    connect(next: unknown) {
      log.push({ what: `${what} on`, value: 0, at: -1 });
      return next;
    },
    disconnect: () => {},
  });
  return {
    currentTime: 1,
    state: 'running',
    destination: {},
    createGain: () => node('gain', { gain: param('gain') }),
    createOscillator: () =>
      node('oscillator', {
        type: 'sine',
        frequency: param('pitch'),
        start: (at: number) => log.push({ what: 'start', value: 0, at }),
        stop: (at: number) => log.push({ what: 'stop', value: 0, at }),
      }),
    close: async () => {},
    resume: async () => {},
  } as unknown as AudioContext;
}

function opened() {
  const log: Entry[] = [];
  let made = 0;
  const sound = openSound(() => {
    made++;
    return fakeContext(log);
  });
  const of = (what: string): readonly Entry[] => log.filter((entry) => entry.what === what);
  return { sound, log, of, made: () => made };
}
const beep = [{ hertz: 800, ticks: 4 }];

describe('speaker', () => {
  it.each([
    [440, 439.96],
    [262, 262.01],
    [800, 800.26],
    [1000, 1000.15],
    [37, 37],
    [32_767, 33_143.94],
  ])('MAC-07 %f Hz becomes what the timer divides to: %f', (hertz, pitch) => {
    expect(timerPitch(hertz)).toBeCloseTo(pitch, 2);
  });

  it('MAC-07 nothing sounds and nothing is opened before the user has done something', () => {
    const { sound, log, made } = opened();
    sound.speaker().play(beep);
    expect([made(), log]).toEqual([0, []]);
    sound.unlock();
    sound.unlock();
    expect(made()).toBe(1);
  });

  it('MAC-07 a melody is a square wave of one voice, rests left out, on the time of the audio', () => {
    const { sound, of } = opened();
    sound.unlock();
    sound.speaker().play([
      { hertz: 440, ticks: 2 },
      { hertz: 0, ticks: 1 },
      { hertz: 880, ticks: 1 },
    ]);
    const [first, second] = of('pitch');
    expect([first?.value, second?.value].map((value) => Math.round(value ?? 0))).toEqual([440, 880]);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeCloseTo(3 * 0.054925, 4);
    expect(of('start')).toHaveLength(1);
    expect((of('stop')[0]?.at ?? 0) - (of('start')[0]?.at ?? 0)).toBeCloseTo(4 * 0.054925, 2);
  });

  it('MAC-07 a new melody, silence and the program’s switch end what sounds', () => {
    const { sound, of } = opened();
    sound.unlock();
    const speaker = sound.speaker();
    speaker.play(beep);
    speaker.play(beep);
    expect(of('gain fade')).toHaveLength(1);
    speaker.silence();
    expect(of('gain fade')).toHaveLength(2);
    speaker.enabled = false;
    speaker.play(beep);
    expect(of('start')).toHaveLength(2);
  });

  it('MAC-07 volume and mute belong to the page', () => {
    const { sound, log } = opened();
    sound.volume = 0.5;
    sound.unlock();
    expect(log).toEqual([
      { what: 'gain on', value: 0, at: -1 },
      { what: 'gain', value: 0.05, at: -1 },
    ]);
    sound.muted = true;
    expect(log.at(-1)?.value).toBe(0);
    sound.muted = false;
    sound.volume = 7;
    expect([sound.volume, log.at(-1)?.value]).toEqual([1, 0.1]);
  });
});
