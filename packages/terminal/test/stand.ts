import { vi } from 'vitest';
import { mountTerminal, type Terminal, type TerminalOptions } from '../src/index';

/** The terminals on the page. */
export const open: Terminal[] = [];

/** A terminal with a memory disk in a box on the page. */
export function mount(options: TerminalOptions = {}): {
  readonly terminal: Terminal;
  readonly box: HTMLElement;
  readonly root: ShadowRoot;
} {
  const box = document.createElement('div');
  Object.assign(box.style, { width: '800px', height: '600px' });
  document.body.append(box);
  const terminal = mountTerminal(box, { disk: 'memory', ...options });
  open.push(terminal);
  return { terminal, box, root: box.firstElementChild?.shadowRoot as ShadowRoot };
}
/** Takes everything off the page. */
export function clearAway(): void {
  for (const terminal of open.splice(0)) terminal.dispose();
  document.body.replaceChildren();
}

/** Waits for a state. */
export const until = (condition: () => unknown, what: string): Promise<void> =>
  vi.waitFor(
    () => {
      if (!condition()) throw new Error(`not yet: ${what}`);
    },
    { timeout: 15_000, interval: 30 },
  );
export const shows = (terminal: Pick<Terminal, 'text'>, text: string): Promise<void> =>
  until(() => terminal.text().includes(text), `${text} in\n${terminal.text()}`);
export const screen = (root: ShadowRoot): HTMLElement => root.querySelector('[role=application]') as HTMLElement;
/** A key that goes down on an element. */
export function stroke(target: HTMLElement, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...more });
  target.dispatchEvent(event);
  return event;
}
