import { defineFeltTerminal, type FeltTerminal, type TerminalOptions } from '@felt80/terminal';
import { keepPreferences, optionsOf, type Preferences, readPreferences } from './preferences';
import { keepRunning, leftRunning } from './resume';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const form = element<HTMLFormElement>('settings');
const button = element<HTMLButtonElement>('settings-button');
const fullScreen = element<HTMLButtonElement>('full-screen');

/** What a link names: `#program=BACCARAT&seed=7&parameters=M`. */
function linked(): TerminalOptions {
  const named = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries(['program', 'parameters', 'seed'].flatMap((name) => (named.has(name) ? [[name, named.get(name)]] : [])));
}

function dress(terminal: FeltTerminal, options: TerminalOptions): void {
  for (const [option, value] of Object.entries(options)) terminal.setAttribute(option === 'keyBar' ? 'key-bar' : option, String(value));
}

function fill(preferences: Preferences): void {
  for (const [name, value] of Object.entries(preferences)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    if (typeof value === 'boolean') field.checked = value;
    else field.value = String(value);
  }
}

function read(): Preferences {
  const value = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement).value;
  return {
    look: value('look'),
    scale: value('scale') as Preferences['scale'],
    volume: Number(value('volume')),
    muted: (form.elements.namedItem('muted') as HTMLInputElement).checked,
    motion: value('motion') as Preferences['motion'],
  };
}

defineFeltTerminal();
const preferences = readPreferences();
fill(preferences);
const terminal = document.createElement('felt-terminal') as FeltTerminal;
const link = linked();
dress(terminal, { ...optionsOf(preferences), ...(link.program === undefined ? leftRunning() : {}), ...link, keyBar: 'always' });
terminal.setAttribute('autostart', '');
keepRunning(terminal);
element('room').append(terminal);

form.addEventListener('input', () => {
  const now = read();
  keepPreferences(now);
  dress(terminal, optionsOf(now));
});
form.addEventListener('submit', (event) => event.preventDefault());
button.addEventListener('click', () => {
  form.hidden = !form.hidden;
  button.setAttribute('aria-expanded', String(!form.hidden));
});
fullScreen.hidden = !document.fullscreenEnabled;
fullScreen.addEventListener('click', () => {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {});
});
window.addEventListener('hashchange', () => location.reload());
