import type { Key, LegendKey } from '@felt80/machine';

const FIRST_REPEAT_MS = 400;
const NEXT_REPEAT_MS = 90;
const repeating: readonly Key[] = ['Up', 'Down', 'Left', 'Right', 'Backspace', 'PageUp', 'PageDown', '+', '-'];
const signs: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→', Escape: 'Esc', Backspace: '⌫' };

/** The name of a key as it stands on a button. */
export function keyCap(key: Key): string {
  return signs[key] ?? (/^[a-z]$/.test(key) ? key.toUpperCase() : key.replace(/(?<=.)-/, ' '));
}

/** A row of buttons for the keys that mean something now. */
export interface KeyBar {
  show(legend: readonly LegendKey[]): void;
  dispose(): void;
}

/**
 * Builds the buttons in `parent`. A press leaves the focus where it is; keys that go on when held do so here too. For the keyboard the
 * bar is one stop, with the arrows to move in it.
 */
export function openKeyBar(parent: HTMLElement, press: (key: Key, repeat: boolean) => void): KeyBar {
  const document = parent.ownerDocument;
  const keys = document.createElement('div');
  keys.className = 'keys';
  keys.setAttribute('role', 'toolbar');
  keys.setAttribute('aria-label', 'Keys');
  parent.append(keys);
  const listening = new AbortController();
  const { signal } = listening;
  let shown = '';
  let buttons: ReadonlyMap<Key, HTMLButtonElement> = new Map();
  let held: { readonly key: Key; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const buttonOf = (event: Event): HTMLButtonElement | undefined => {
    const button = (event.target as Element).closest('button');
    return button && button.getAttribute('aria-disabled') !== 'true' ? button : undefined;
  };
  const letGo = (): void => {
    clearTimeout(held?.timer);
    held = undefined;
  };
  const hold = (key: Key, delayMs: number): void => {
    const timer = setTimeout(() => {
      press(key, true);
      if (held?.timer === timer) hold(key, NEXT_REPEAT_MS);
    }, delayMs);
    held = { key, timer };
  };

  keys.addEventListener(
    'pointerdown',
    (event) => {
      event.preventDefault();
      letGo();
      const key = event.button === 0 ? buttonOf(event)?.dataset.key : undefined;
      if (key === undefined || !repeating.includes(key)) return;
      hold(key, FIRST_REPEAT_MS);
      press(key, false);
    },
    { signal },
  );
  // Keeps the focus where it is; the pointer event alone does not everywhere.
  keys.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) keys.addEventListener(type, letGo, { signal });
  keys.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  keys.addEventListener(
    'click',
    (event) => {
      const key = buttonOf(event)?.dataset.key;
      const isPressed = key !== undefined && event.detail > 0 && repeating.includes(key);
      if (key !== undefined && !isPressed) press(key, false);
    },
    { signal },
  );
  keys.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      const all = [...buttons.values()];
      const now = all.indexOf(event.target as HTMLButtonElement);
      const next = all[(now + step + all.length) % all.length];
      for (const button of all) button.tabIndex = button === next ? 0 : -1;
      next?.focus();
      event.preventDefault();
    },
    { signal },
  );

  /** Where the bar has once taken more lines it keeps their room, at this width, so that the picture keeps its size. */
  let keptAt = 0;
  const keepRoom = (): void => {
    // Keys that are put away have no height to go by.
    if (keys.offsetHeight === 0) return;
    if (keys.offsetWidth !== keptAt) keys.style.removeProperty('--kept-room');
    keptAt = keys.offsetWidth;
    keys.style.setProperty('--kept-room', `${keys.offsetHeight}px`);
  };

  const make = (key: Key): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.key = key;
    button.setAttribute('part', 'key');
    const cap = document.createElement('kbd');
    cap.textContent = keyCap(key);
    button.append(cap, document.createElement('span'));
    return button;
  };
  const dress = (button: HTMLButtonElement, { label, enabled }: LegendKey): void => {
    (button.lastChild as HTMLElement).textContent = label;
    button.removeAttribute('aria-disabled');
    if (!enabled) button.setAttribute('aria-disabled', 'true');
  };
  return {
    show(legend) {
      const next = JSON.stringify(legend);
      if (next === shown) return;
      shown = next;
      // Buttons that stay are kept: one may be held down, or have the focus.
      const before = buttons;
      buttons = new Map(legend.map(({ key }) => [key, before.get(key) ?? make(key)]));
      for (const entry of legend) dress(buttons.get(entry.key) as HTMLButtonElement, entry);
      const wanted = [...buttons.values()];
      const isSame = wanted.length === keys.children.length && wanted.every((button, index) => keys.children[index] === button);
      if (!isSame) keys.replaceChildren(...wanted);
      const stop = wanted.find((button) => button.tabIndex === 0 && before.has(button.dataset.key as Key)) ?? wanted[0];
      for (const button of wanted) button.tabIndex = button === stop ? 0 : -1;
      keepRoom();
      if (held && !legend.some(({ key, enabled }) => enabled && key === held?.key)) letGo();
    },
    dispose() {
      letGo();
      listening.abort();
    },
  };
}
