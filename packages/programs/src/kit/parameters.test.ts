import { describe, expect, it } from 'vitest';
import { readParameters } from './parameters';

describe('parameters', () => {
  it('are none: sound, the show, the display of the adapter', () => {
    expect(readParameters('  ')).toEqual({ sound: true, show: true, unknown: [] });
  });

  it('stand together or apart, in any case', () => {
    for (const args of ['ms*', 'M S *', '*S  m']) {
      expect(readParameters(args)).toEqual({ sound: false, show: false, display: 'mono', unknown: [] });
    }
  });

  it('of M and C the last counts', () => {
    expect(readParameters('MC').display).toBe('colour');
    expect(readParameters('CcM').display).toBe('mono');
  });

  it('name what means nothing, once', () => {
    expect(readParameters('xsX9')).toEqual({ sound: false, show: true, unknown: ['X', '9'] });
  });
});
