import { Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { captionRow, paintCaptions } from './caption';

describe('captions', () => {
  it('MAC-14 stand in the middle of a row, and their places are where they are written', () => {
    const captions = captionRow(20, 4, [
      ['F8', 'F8  Statistics'],
      ['Enter', 'ENTER  Return'],
    ]);
    const screen = new Screen();
    paintCaptions(screen, captions, 7);
    expect(screen.rowText(20)).toBe(`${' '.repeat(24)}F8  Statistics    ENTER  Return${' '.repeat(25)}`);
    for (const { text, at } of captions) expect(screen.rowText(at.row).slice(at.column, at.column + at.columns)).toBe(text);
    expect(captions.map(({ key }) => key)).toEqual(['F8', 'Enter']);
  });

  it('begin at a column that is given', () => {
    expect(captionRow(3, 2, [['Y', 'Y Yes']], 6)).toEqual([{ key: 'Y', text: 'Y Yes', at: { row: 3, column: 6, rows: 1, columns: 5 } }]);
  });
});
