import { Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { type Field, paintField, rubOut, typeInto } from './field';

const empty: Field = { label: 'Number', text: '', most: 3, accepts: 'digits' };

describe('a field', () => {
  it('takes what it accepts, up to its most, and says why it takes nothing else', () => {
    expect(typeInto(empty, '7')).toEqual({ ...empty, text: '7' });
    expect(typeInto(empty, 'x')).toBe('notADigit');
    expect(typeInto(empty, ' ')).toBe('notADigit');
    expect(typeInto({ ...empty, text: '123' }, '4')).toBe('full');
    expect(typeInto({ ...empty, accepts: 'numbers' }, ' ')).toMatchObject({ text: ' ' });
    expect(typeInto({ ...empty, accepts: 'numbers' }, '-')).toBe('notANumber');
    expect(typeInto({ ...empty, accepts: 'text' }, 'é')).toMatchObject({ text: 'é' });
    for (const strange of ['漢', '\u00a0', '\u001b']) expect(typeInto({ ...empty, accepts: 'text' }, strange)).toBe('notShowable');
  });

  it('loses its last character and stays empty when it is', () => {
    expect(rubOut({ ...empty, text: '12' }).text).toBe('1');
    expect(rubOut(empty)).toEqual(empty);
  });

  it('shows the end of a long text with the cursor behind it', () => {
    const screen = new Screen();
    paintField(screen, { ...empty, text: '1234567890', most: 20 }, 2, 10, 6);
    expect(screen.rowText(2).slice(10, 17)).toBe('67890  ');
    expect(screen.cursor).toEqual({ row: 2, column: 15, visible: true });
  });
});
