import type { Adapter, Phosphor } from '@felt80/text-mode';

/** What can be said of a terminal, all of it at any time. */
export interface TerminalOptions {
  /** The program to start with; the prompt with its list of programs when left out. */
  readonly program?: string;
  /** Parameters of that program, as typed behind its name. */
  readonly parameters?: string;
  /** The one source of chance: the same seed deals the same cards. One that nobody can guess when left out. */
  readonly seed?: string;
  /** The display adapter; VGA when left out. */
  readonly adapter?: Adapter;
  /** The tube of the adapter `mono`; green when left out. */
  readonly phosphor?: Phosphor;
  readonly sound?: 'on' | 'off';
  /** 0 to 1. */
  readonly volume?: number;
  /** Keys to click and touch: `auto` shows them where the pointer is a finger. */
  readonly keyBar?: 'auto' | 'always' | 'never';
  /**
   * Where files are kept: `'memory'`, or a name that stands for a disk in this browser. Left out: memory with a seed, so that a link
   * plays the same everywhere, otherwise the disk `felt80`.
   */
  readonly disk?: string;
  /** Whether things move, blink and snow: as the system asks, always, or as little as can be. */
  readonly motion?: 'system' | 'full' | 'reduced';
  /** False: a poster with a button is shown first. */
  readonly autostart?: boolean;
  /** As large as fits, or whole device pixels a dot where there is room for one. */
  readonly scale?: 'fit' | 'pixel';
}

/** Options with everything said, except what may stay unsaid. */
export type Settings = Required<Omit<TerminalOptions, 'program' | 'seed'>> & Pick<TerminalOptions, 'program' | 'seed'>;

const defaults: Settings = {
  parameters: '',
  adapter: 'vga',
  phosphor: 'green',
  sound: 'on',
  volume: 1,
  keyBar: 'auto',
  disk: 'felt80',
  motion: 'system',
  autostart: true,
  scale: 'fit',
};

/** Options with the defaults for what they leave out. */
export function settingsOf(options: TerminalOptions): Settings {
  const disk = options.disk ?? (options.seed === undefined ? defaults.disk : 'memory');
  return { ...defaults, ...options, disk };
}

/** Options whose change starts the machine again; all others change the running terminal. */
const restarting = ['program', 'parameters', 'seed', 'disk'] as const;

/** Whether the machine has to be started again to get from one to the other. */
export function needsRestart(before: Settings, after: Settings): boolean {
  return restarting.some((name) => before[name] !== after[name]);
}

const words: Readonly<Record<string, { readonly option: keyof TerminalOptions; readonly allowed?: readonly string[] }>> = {
  program: { option: 'program' },
  parameters: { option: 'parameters' },
  seed: { option: 'seed' },
  adapter: { option: 'adapter', allowed: ['mono', 'cga', 'ega', 'vga'] },
  phosphor: { option: 'phosphor', allowed: ['green', 'amber', 'white'] },
  sound: { option: 'sound', allowed: ['on', 'off'] },
  'key-bar': { option: 'keyBar', allowed: ['auto', 'always', 'never'] },
  disk: { option: 'disk' },
  motion: { option: 'motion', allowed: ['system', 'full', 'reduced'] },
  scale: { option: 'scale', allowed: ['fit', 'pixel'] },
};

/** Each option and the attribute that says it. */
const attributeOf: Readonly<Record<keyof TerminalOptions, string>> = {
  ...(Object.fromEntries(Object.entries(words).map(([name, { option }]) => [option, name])) as Record<keyof TerminalOptions, string>),
  volume: 'volume',
  autostart: 'autostart',
};

/** The options as properties of an element: `undefined` for what its attributes leave out, and to leave something out. */
export type OptionProperties = { -readonly [name in keyof TerminalOptions]-?: TerminalOptions[name] | undefined };

/** The attributes of `<felt-terminal>`. */
export const attributeNames: readonly string[] = [...Object.keys(words), 'volume', 'autostart'];

/** The options that attributes say; words that an attribute does not know count as left out. */
export function optionsOf(attribute: (name: string) => string | null): TerminalOptions {
  const said = Object.entries(words).flatMap(([name, { option, allowed }]) => {
    const value = attribute(name);
    return value === null || (allowed && !allowed.includes(value)) ? [] : [[option, value] as const];
  });
  const volume = Number(attribute('volume') ?? Number.NaN);
  return {
    ...Object.fromEntries(said),
    ...(volume >= 0 && volume <= 1 ? { volume } : {}),
    autostart: attribute('autostart') !== null,
  };
}

/** Gives a class of elements a property for every option, which mirrors its attribute. */
export function mirrorOptions(prototype: HTMLElement): void {
  for (const [option, attribute] of Object.entries(attributeOf) as [keyof TerminalOptions, string][]) {
    Object.defineProperty(prototype, option, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return optionsOf((name) => this.getAttribute(name))[option];
      },
      set(this: HTMLElement, value: TerminalOptions[typeof option] | null) {
        if (value === undefined || value === null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    });
  }
}

/** Hands on what was said of an element by properties before its class was known. */
export function takeEarlyOptions(element: OptionProperties & HTMLElement): void {
  const early = (Object.keys(attributeOf) as (keyof TerminalOptions)[]).filter((option) => Object.hasOwn(element, option));
  for (const option of early) {
    const value = element[option];
    delete (element as Partial<OptionProperties>)[option];
    Object.assign(element, { [option]: value });
  }
}
