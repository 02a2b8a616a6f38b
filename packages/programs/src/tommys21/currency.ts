import { amount } from '../kit/money';

export type Currency = 'dollars' | 'pounds';

/** What a player has won or lost in all; below zero it is owed. */
export interface Pot {
  readonly cents: number;
  readonly currency: Currency;
}

export const symbols: Readonly<Record<Currency, string>> = { dollars: '$', pounds: '£' };

/** What a unit is worth in half dollars: one and a half dollars to the pound. */
const worth: Readonly<Record<Currency, number>> = { dollars: 2, pounds: 3 };

/** `num / den` as a whole number, the half to the even one. */
function toEven(num: number, den: number): number {
  const low = Math.floor(num / den);
  const rest = 2 * (num - low * den);
  return rest > den || (rest === den && low % 2 !== 0) ? low + 1 : low;
}

/** The pot in another currency, half a cent to the even one. There and back again differs by a cent at most. */
export function convert({ cents, currency }: Pot, to: Currency): Pot {
  return { cents: currency === to ? cents : toEven(cents * worth[currency], worth[to]), currency: to };
}

/** An amount in a sentence: `$25`, `£7.50`. The sign is left to the words. */
export function money(cents: number, currency: Currency): string {
  const whole = cents % 100 === 0 ? amount(cents).slice(0, -3) : amount(cents);
  return `${symbols[currency]}${whole}`;
}

/** A pot in words: `$12.50 ahead`, `£3 behind`, `even`. */
export function standing({ cents, currency }: Pot): string {
  if (cents === 0) return 'even';
  return `${money(cents, currency)} ${cents > 0 ? 'ahead' : 'behind'}`;
}
