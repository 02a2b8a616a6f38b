import { BaccaratError } from './misuse';

/**
 * When Banker takes a third card: a row for each total of its two cards, a column for each value of Player's third card, and one more for a
 * Player who stood. D draws, s stands; 8 and 9 are naturals.
 */
const bankerRows: readonly string[] = [
  // 0123456789 stood
  /*0*/ 'DDDDDDDDDD D',
  /*1*/ 'DDDDDDDDDD D',
  /*2*/ 'DDDDDDDDDD D',
  /*3*/ 'DDDDDDDDsD D',
  /*4*/ 'ssDDDDDDss D',
  /*5*/ 'ssssDDDDss D',
  /*6*/ 'ssssssDDss s',
  /*7*/ 'ssssssssss s',
  /*8*/ 'ssssssssss s',
  /*9*/ 'ssssssssss s',
];

/** When Player takes a third card, by the total of its two cards. */
const playerRow = 'DDDDDDssss';

const stood = 11;

function demandDigit(value: number, code: 'badTotal' | 'badValue'): void {
  if (!Number.isInteger(value) || value < 0 || value > 9) throw new BaccaratError(code, `not a whole number from 0 to 9: ${value}`);
}

/**
 * Whether two cards of this total are a natural, upon which both sides stand.
 *
 * @throws {BaccaratError} `badTotal`
 */
export function isNatural(total: number): boolean {
  demandDigit(total, 'badTotal');
  return total >= 8;
}

/**
 * Whether Player takes a third card on a two-card total, when no side has a natural.
 *
 * @throws {BaccaratError} `badTotal`
 */
export function playerDraws(playerTotal: number): boolean {
  demandDigit(playerTotal, 'badTotal');
  return playerRow[playerTotal] === 'D';
}

/**
 * Whether Banker takes a third card on a two-card total, when no side has a natural; `playerThirdValue` is the value of Player's third card,
 * `undefined` when Player stood.
 *
 * @throws {BaccaratError} `badTotal` or `badValue`
 */
export function bankerDraws(bankerTotal: number, playerThirdValue: number | undefined): boolean {
  demandDigit(bankerTotal, 'badTotal');
  if (playerThirdValue !== undefined) demandDigit(playerThirdValue, 'badValue');
  return bankerRows[bankerTotal]?.[playerThirdValue ?? stood] === 'D';
}
