import type { TerminalOptions } from '@felt80/terminal';

const KEY = 'felt80-running';

/** What ran in this tab when it was left, so that a reload goes on there. */
export function leftRunning(): Pick<TerminalOptions, 'program' | 'parameters'> {
  try {
    const { program, args } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { readonly program?: unknown; readonly args?: unknown };
    return typeof program === 'string' && typeof args === 'string' ? { program, parameters: args } : {};
  } catch {
    return {};
  }
}

/** Keeps up to date what runs. A browser that keeps nothing starts at the prompt again. */
export function keepRunning(terminal: HTMLElement): void {
  const keep = (act: (storage: Storage) => void): void => {
    try {
      act(sessionStorage);
    } catch {
      // Nothing can be kept here.
    }
  };
  terminal.addEventListener('felt-started', (event) =>
    keep((storage) => storage.setItem(KEY, JSON.stringify((event as CustomEvent).detail))),
  );
  for (const type of ['felt-exit', 'felt-crashed']) terminal.addEventListener(type, () => keep((storage) => storage.removeItem(KEY)));
}
