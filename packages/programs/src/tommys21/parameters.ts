/** What the command line asked for. */
export interface Parameters {
  readonly sound: boolean;
  /** `undefined`: as the adapter is. */
  readonly mono: boolean | undefined;
  readonly show: boolean;
  /** Characters that mean nothing, each once. */
  readonly unknown: readonly string[];
}

/** Reads `S` sound off, `M` mono, `C` colour (of the two the last wins) and `*` no start-up show, in any order and case. */
export function readParameters(args: string): Parameters {
  const letters = [...args.toUpperCase().replace(/\s/g, '')];
  const display = letters.findLast((letter) => letter === 'M' || letter === 'C');
  return {
    sound: !letters.includes('S'),
    mono: display === undefined ? undefined : display === 'M',
    show: !letters.includes('*'),
    unknown: [...new Set(letters.filter((letter) => !'SMC*'.includes(letter)))],
  };
}
