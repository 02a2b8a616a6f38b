/** How a program is to start, as the letters behind its name say. */
export interface Parameters {
  readonly sound: boolean;
  /** The display that was asked for, whatever the adapter is. */
  readonly display?: 'mono' | 'colour';
  /** Whether the start-up show is seen. */
  readonly show: boolean;
  /** Characters that mean nothing here, each once. */
  readonly unknown: readonly string[];
}

const meanings: Readonly<Record<string, Partial<Parameters>>> = {
  S: { sound: false },
  M: { display: 'mono' },
  C: { display: 'colour' },
  '*': { show: false },
};

/** Reads S, M, C and * in any order, apart or together, as in `MS`. Of M and C the last counts. */
export function readParameters(args: string): Parameters {
  const letters = [...args.toUpperCase().replace(/\s/g, '')];
  const unknown = [...new Set(letters.filter((letter) => meanings[letter] === undefined))];
  const known = letters.map((letter) => meanings[letter] ?? {});
  return Object.assign({ sound: true, show: true, unknown }, ...known) as Parameters;
}
