import { expect, it } from 'vitest';
import { cutOff, msPerTick, tonesOf } from './speaker';
import { openToneLog } from './tone-log';

it('MAC-07 a tick is that of the timer of 18.2 hertz', () => {
  expect(1_000 / msPerTick).toBeCloseTo(18.2065, 4);
});

it('MAC-07 notes follow each other, rests are silent', () => {
  const melody = [
    { hertz: 440, ticks: 2 },
    { hertz: 0, ticks: 1 },
    { hertz: 880, ticks: 1 },
  ];
  expect(tonesOf(melody, 100)).toEqual([
    { atMs: 100, hertz: 440, forMs: 2 * msPerTick },
    { atMs: 100 + 3 * msPerTick, hertz: 880, forMs: msPerTick },
  ]);
});

it('MAC-07 taking the voice away drops later tones and cuts the one that sounds', () => {
  const tones = [
    { atMs: 0, hertz: 440, forMs: 10 },
    { atMs: 10, hertz: 550, forMs: 10 },
    { atMs: 20, hertz: 660, forMs: 10 },
  ];
  expect(cutOff(tones, 14)).toEqual([tones[0], { atMs: 10, hertz: 550, forMs: 4 }]);
  expect(cutOff(tones, 30)).toEqual(tones);
});

it('MAC-07 one voice that the toggle silences', () => {
  let now = 0;
  const speaker = openToneLog(() => now);
  speaker.play([{ hertz: 440, ticks: 2 }]);
  now = 50;
  speaker.play([{ hertz: 880, ticks: 2 }]);
  expect(speaker.tones.map(({ forMs }) => forMs)).toEqual([50, 2 * msPerTick]);
  now = 60;
  speaker.enabled = false;
  speaker.play([{ hertz: 990, ticks: 2 }]);
  expect(speaker.tones.map(({ forMs }) => forMs)).toEqual([50, 10]);
  speaker.enabled = true;
  speaker.play([{ hertz: 990, ticks: 1 }]);
  now = 61;
  speaker.silence();
  expect(speaker.tones.at(-1)).toEqual({ atMs: 60, hertz: 990, forMs: 1 });
});
