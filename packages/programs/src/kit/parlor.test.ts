import { Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { type ParlorOptions, paintParlorKeys, parlorKeys, withParlorKey } from './parlor';

const options: ParlorOptions = { sound: true, demo: false, remarks: true, border: 15 };

function foot(colour: boolean, of: ParlorOptions = options): string {
  const screen = new Screen();
  paintParlorKeys(screen, of, { colour, reading: false }, '1.5 s');
  return screen.rowText(24);
}

describe('the function keys', () => {
  it('say which mode they will enter', () => {
    expect(foot(true)).toBe(`${'F1sound off F2demo on F5instructions F7quit F9remarks off F10border'.padEnd(75)}1.5 s`);
    expect(foot(true, { ...options, sound: false, demo: true, remarks: false })).toMatch(/^F1sound on F2demo off .* F9remarks on/);
  });

  it('have no F10 in mono', () => {
    expect(foot(false)).not.toContain('F10');
    expect(parlorKeys(options, { colour: false, reading: false }).map(({ key }) => key)).toEqual(['F1', 'F2', 'F5', 'F7', 'F9']);
  });

  it('lead back from the instructions', () => {
    expect(parlorKeys(options, { colour: true, reading: true })[2]).toMatchObject({ key: 'F5', label: 'game' });
  });

  it('can be clicked where they stand', () => {
    const line = foot(true);
    for (const { key, label, at } of parlorKeys(options, { colour: true, reading: false })) {
      expect(line.slice(at?.column, (at?.column ?? 0) + (at?.columns ?? 0))).toBe(key + label);
    }
  });

  it('switch, and go round the sixteen colours', () => {
    expect(withParlorKey(options, { type: 'switch', option: 'demo' })).toEqual({ ...options, demo: true });
    expect(withParlorKey(options, { type: 'border' }).border).toBe(0);
    expect(withParlorKey({ ...options, border: 3 }, { type: 'border' }).border).toBe(4);
    expect(withParlorKey(options, { type: 'quit' })).toBe(options);
  });
});
