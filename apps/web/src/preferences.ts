import type { TerminalOptions } from '@felt80/terminal';

/** What a visitor has set; kept in this browser. */
export interface Preferences {
  /** Adapter, for `mono` with its phosphor: `vga`, `mono-amber`. */
  readonly look: string;
  readonly scale: 'fit' | 'pixel';
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
}

const KEY = 'felt80-preferences';
const defaults: Preferences = { look: 'vga', scale: 'fit', volume: 100, muted: false, motion: 'system' };

/** What was set before; anything strange counts as never set. */
export function readPreferences(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(defaults).map(([name, standard]) => {
      const value = (kept as Record<string, unknown> | null)?.[name];
      return [name, typeof value === typeof standard ? value : standard];
    });
    return Object.fromEntries(entries) as Preferences;
  } catch {
    return defaults;
  }
}

/** Where the browser keeps nothing, they last as long as the page. */
export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A private window: nothing to do.
  }
}

/** The terminal's words for them. */
export function optionsOf({ look, scale, volume, muted, motion }: Preferences): TerminalOptions {
  const [adapter, phosphor = 'green'] = look.split('-') as [TerminalOptions['adapter'], TerminalOptions['phosphor']?];
  return { adapter: adapter ?? 'vga', phosphor, scale, volume: volume / 100, sound: muted ? 'off' : 'on', motion };
}
