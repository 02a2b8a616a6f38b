import { afterEach, expect, it, vi } from 'vitest';
import { defaultPreferences, optionsOf, type Preferences } from './preferences';
import { openSettings } from './settings';

afterEach(() => vi.unstubAllGlobals());

/** A list of the form: shows nothing for what it does not have. */
function list(...options: readonly string[]) {
  let chosen = '';
  return {
    get value() {
      return chosen;
    },
    set value(value: string) {
      chosen = options.includes(value) ? value : '';
    },
  };
}

/** A form like that of the page; its slider is kept within its ends, as browsers do it. */
function formOf() {
  let volume = 0;
  const slider = {
    get value() {
      return String(volume);
    },
    set value(value: string) {
      volume = Math.max(0, Math.min(100, Number(value)));
    },
  };
  const fields: Readonly<Record<string, unknown>> = {
    look: list('vga', 'cga', 'mono-amber'),
    scale: list('fit', 'pixel'),
    scanLines: { checked: false },
    volume: slider,
    muted: { checked: false },
    motion: list('system', 'full', 'reduced'),
  };
  return { elements: { namedItem: (name: string) => fields[name] }, addEventListener() {} } as unknown as HTMLFormElement;
}

function applied(kept: string): Preferences | undefined {
  vi.stubGlobal('localStorage', { getItem: () => kept });
  const seen: Preferences[] = [];
  openSettings(formOf(), (preferences) => seen.push(preferences));
  return seen[0];
}

it('MAC-17 settings that were kept come back', () => {
  const kept: Preferences = { look: 'mono-amber', scale: 'pixel', scanLines: true, volume: 35, muted: true, motion: 'reduced' };
  expect(applied(JSON.stringify(kept))).toEqual(kept);
  expect(optionsOf(kept)).toMatchObject({ adapter: 'mono', phosphor: 'amber', volume: 0.35, sound: 'off' });
});

it.each([
  ['null'],
  ['[]'],
  ['"vga"'],
  ['{"look":"'],
  ['{"look":"__proto__","scale":"huge","scanLines":1,"volume":"loud","muted":null,"motion":""}'],
  ['{"look":7,"scale":[],"motion":{}}'],
])('MAC-17 %s in their place counts as never set', (kept) => {
  expect(applied(kept)).toEqual(defaultPreferences);
});

it('MAC-17 a volume beyond the ends is the end', () => {
  expect(applied('{"volume":1e9}')?.volume).toBe(100);
  expect(applied('{"volume":-5}')?.volume).toBe(0);
});
