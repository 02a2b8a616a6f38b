/** Something small that the browser keeps for the page: `local` for all tabs and days, `session` for one tab. */
export interface Memory<T> {
  read(): T | undefined;
  /** `undefined` forgets it. Where the browser keeps nothing, it lasts as long as the page. */
  write(value: T | undefined): void;
}

/** Anything that `check` refuses counts as nothing. */
export function browserMemory<T>(where: 'local' | 'session', key: string, check: (found: unknown) => T | undefined): Memory<T> {
  let own: T | undefined;
  return {
    read() {
      try {
        const text = (where === 'local' ? localStorage : sessionStorage).getItem(key);
        return text === null ? undefined : check(JSON.parse(text));
      } catch {
        return own;
      }
    },
    write(value) {
      own = value;
      try {
        const storage = where === 'local' ? localStorage : sessionStorage;
        if (value === undefined) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(value));
      } catch {
        // A private window: `own` has to do.
      }
    },
  };
}
