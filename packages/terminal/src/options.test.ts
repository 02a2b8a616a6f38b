import { describe, expect, it } from 'vitest';
import { attributeNames, needsRestart, optionsOf, settingsOf } from './options';

const from = (attributes: Readonly<Record<string, string>>) => optionsOf((name) => attributes[name] ?? null);

describe('options', () => {
  it('EMB-01 attributes become options; what an attribute does not know is left out', () => {
    expect(
      from({ program: 'BACCARAT', seed: '7', adapter: 'cga', 'key-bar': 'never', volume: '0.5', autostart: '', scale: 'pixel' }),
    ).toEqual({
      program: 'BACCARAT',
      seed: '7',
      adapter: 'cga',
      keyBar: 'never',
      volume: 0.5,
      autostart: true,
      scale: 'pixel',
    });
    expect(from({ adapter: 'hercules', sound: 'loud', volume: '7' })).toEqual({ autostart: false });
    expect(attributeNames).toEqual(expect.arrayContaining(['program', 'key-bar', 'volume', 'autostart']));
  });

  it('MAC-15 a seed plays on a fresh memory disk unless a disk is named', () => {
    expect(settingsOf({}).disk).toBe('felt80');
    expect(settingsOf({ seed: '1' }).disk).toBe('memory');
    expect(settingsOf({ seed: '1', disk: 'mine' }).disk).toBe('mine');
  });

  it('only what a program is started with starts it again', () => {
    const base = settingsOf({ program: 'A' });
    for (const change of [{ program: 'B' }, { parameters: 'M' }, { seed: '1' }, { disk: 'd' }])
      expect(needsRestart(base, settingsOf({ program: 'A', ...change }))).toBe(true);
    for (const change of [{ adapter: 'ega' }, { sound: 'off' }, { keyBar: 'never' }, { motion: 'reduced' }, { scale: 'pixel' }] as const)
      expect(needsRestart(base, settingsOf({ program: 'A', ...change }))).toBe(false);
  });
});
