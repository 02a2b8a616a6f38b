/** A whole number with commas: `200,000`. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Cents as dollars with a thousands comma: `1,234.50`. */
export function amount(cents: number): string {
  return `${grouped(Math.trunc(Math.abs(cents) / 100))}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** Cents in a sentence: `$25`, `$23.75`. The sign is left to the words. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? amount(cents).slice(0, -3) : amount(cents)}`;
}

/** Cents in a column with their sign: `+ $  147.50`, `columns` wide. */
export function signed(cents: number, columns: number): string {
  const sign = cents < 0 ? '-' : cents > 0 ? '+' : ' ';
  return `${sign} $${amount(cents).padStart(columns - 3)}`;
}
