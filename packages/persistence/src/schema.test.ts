import { expect, it } from 'vitest';
import { decodeRecord, encodeRecord, type RecordType } from './record';
import { checkBy, type Schema } from './schema';

interface Score {
  readonly hands: readonly { readonly chips: number }[];
}

/** As the makers of schemas write it: a list of issues with paths. */
const score: Schema<Score> = {
  '~standard': {
    validate(value) {
      const hands = (value as Score).hands;
      const wrong = hands.findIndex(({ chips }) => chips < 0);
      return wrong < 0 ? { value: { hands } } : { issues: [{ message: 'too few', path: ['hands', { key: wrong }, 'chips'] }] };
    },
  },
};

it('a schema checks a record and says where it is wrong', () => {
  const check = checkBy(score);
  const type: RecordType<Score> = { kind: 'TRIAL score', version: 1, check, upgrade: [] };
  const value = { hands: [{ chips: 5 }] };
  expect(decodeRecord(type, encodeRecord(type, value))).toEqual({ value });
  expect(check({ hands: [{ chips: 0 }, { chips: -1 }] })).toEqual({ problem: 'invalid', at: 'hands.1.chips: too few' });
  expect(
    decodeRecord(
      { ...type, check: (data) => check(data) },
      encodeRecord({ ...type, check: (data) => data as Score }, { hands: [{ chips: -1 }] }),
    ),
  ).toMatchObject({
    problem: 'invalid',
    at: 'hands.0.chips: too few',
  });
});

it('refuses schemas that answer later', () => {
  const later: Schema<Score> = { '~standard': { validate: async (value) => ({ value: value as Score }) } };
  expect(() => checkBy(later)({})).toThrow(TypeError);
});
