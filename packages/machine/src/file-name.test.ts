import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName, isPattern, matches, renamed } from './file-name';

it('MAC-08 takes 8.3 names in any case and gives them in capitals', () => {
  expect(fileName('poker.dat')).toBe('POKER.DAT');
  expect(fileName('A')).toBe('A');
  expect(fileName('TOMMYS21.EXE')).toBe('TOMMYS21.EXE');
  expect(fileName('~!#$%&^.(_)')).toBe('~!#$%&^.(_)');
  expect(fileName('README.')).toBe('README');
});

it('MAC-08 refuses every other name', () => {
  const bad = [
    '',
    '.',
    '.DAT',
    'NINELETTERS',
    'A.LONG',
    'A.B.C',
    'A B',
    'A*',
    'A?',
    '..',
    'A/B',
    'A\\B',
    'C:A',
    'É',
    'A,B',
    'CON',
    'nul.txt',
    'LPT1',
  ];
  for (const name of bad) expect([name, fileName(name)]).toEqual([name, undefined]);
});

it('MAC-09 matches wildcards as DOS does', () => {
  const files = ['A', 'AB', 'ABC.TXT', 'ABD.TXT', 'ABD.T', 'POKER.DAT', 'POKER.DOC', 'X.EXE'];
  const found = (pattern: string): string => files.filter((name) => matches(name, pattern)).join(' ');
  expect(found('*.*')).toBe(files.join(' '));
  expect(found('*')).toBe('A AB');
  expect(found('*.')).toBe('A AB');
  expect(found('A*.*')).toBe('A AB ABC.TXT ABD.TXT ABD.T');
  expect(found('ab?.txt')).toBe('ABC.TXT ABD.TXT');
  expect(found('AB??????.T')).toBe('ABD.T');
  expect(found('A?')).toBe('A AB');
  expect(found('A?D.???')).toBe('ABD.TXT ABD.T');
  expect(found('*.D*')).toBe('POKER.DAT POKER.DOC');
  expect(found('*KER.DAT')).toBe('POKER.DAT');
  expect(found('POKER.DAT')).toBe('POKER.DAT');
  expect(found('POKER')).toBe('');
});

it('MAC-09 every name matches itself and *.*, and a pattern of question marks as long as itself', () => {
  const letters = 'ABCXYZ019_-~';
  const field = (max: number): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: max });
  fc.assert(
    fc.property(field(8), fc.option(field(3)), (stem, extension) => {
      const name = extension === null ? stem : `${stem}.${extension}`;
      expect(fileName(name)).toBe(name);
      for (const pattern of [name, '*.*', name.toLowerCase(), name.replaceAll(/[^.]/g, '?')]) expect(matches(name, pattern)).toBe(true);
      expect(renamed(name, '*.*')).toBe(name);
      expect(renamed('OLD.OLD', name)).toBe(name);
    }),
    { numRuns: 500 },
  );
});

it('MAC-09 makes new names by pattern', () => {
  expect(renamed('POKER.DAT', '*.BAK')).toBe('POKER.BAK');
  expect(renamed('POKER.DAT', 'OLD.*')).toBe('OLD.DAT');
  expect(renamed('POKER.DAT', '??X*.*')).toBe('POXER.DAT');
  expect(renamed('A.B', 'C?.??D')).toBe('C.B D');
  expect(isPattern('A.B')).toBe(false);
  expect(isPattern('A.?')).toBe(true);
  expect(isPattern('*')).toBe(true);
});
