import type { TerminalOptions } from '@felt80/terminal';
import { browserMemory, type Memory } from './browser-memory';

/** What a visitor has set; kept in this browser. */
export interface Preferences {
  /** Adapter, for `mono` with its phosphor: `vga`, `mono-amber`. */
  readonly look: string;
  readonly scale: 'fit' | 'pixel';
  readonly scanLines: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
}

export const defaultPreferences: Preferences = {
  look: 'vga',
  scale: 'fit',
  scanLines: false,
  volume: 100,
  muted: false,
  motion: 'system',
};

/** What was set before; anything strange counts as never set. */
export const keptPreferences: Memory<Preferences> = browserMemory('local', 'felt80-preferences', (found) => {
  const entries = Object.entries(defaultPreferences).map(([name, standard]) => {
    const value = (found as Record<string, unknown> | null)?.[name];
    return [name, typeof value === typeof standard ? value : standard];
  });
  return Object.fromEntries(entries) as Preferences;
});

/** The terminal's words for them. */
export function optionsOf({ look, scale, volume, muted, motion }: Preferences): TerminalOptions {
  const [adapter, phosphor = 'green'] = look.split('-') as [TerminalOptions['adapter'], TerminalOptions['phosphor']?];
  return { adapter: adapter ?? 'vga', phosphor, scale, volume: volume / 100, sound: muted ? 'off' : 'on', motion };
}
