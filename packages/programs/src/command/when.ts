const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const two = (number: number): string => String(number).padStart(2, '0');

/** A date as a directory shows it: `04-02-90`. */
export function shortDate(date: Date): string {
  return `${two(date.getMonth() + 1)}-${two(date.getDate())}-${two(date.getFullYear() % 100)}`;
}

/** A time as a directory shows it: ` 9:30a`. */
export function shortTime(date: Date): string {
  return `${String(date.getHours() % 12 || 12).padStart(2)}:${two(date.getMinutes())}${date.getHours() < 12 ? 'a' : 'p'}`;
}

/** A date as DATE says it: `Mon 04-02-1990`. */
export function longDate(date: Date): string {
  return `${days[date.getDay()]} ${two(date.getMonth() + 1)}-${two(date.getDate())}-${date.getFullYear()}`;
}

/** A time as TIME says it: ` 9:30:00.00a`. */
export function longTime(date: Date): string {
  const hundredths = two(Math.floor(date.getMilliseconds() / 10));
  const time = shortTime(date);
  return `${time.slice(0, 5)}:${two(date.getSeconds())}.${hundredths}${time.slice(5)}`;
}
