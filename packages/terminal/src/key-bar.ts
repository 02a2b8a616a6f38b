import type { Key, LegendKey } from '@felt80/machine';

const FIRST_REPEAT_MS = 400;
const NEXT_REPEAT_MS = 90;
const repeating: readonly Key[] = ['Up', 'Down', 'Left', 'Right', 'Backspace', 'PageUp', 'PageDown', '+', '-'];
const signs: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→', Escape: 'Esc', Backspace: '⌫' };

/** The name of a key as it stands on a button. */
export function keyCap(key: Key): string {
  return signs[key] ?? (/^[a-z]$/.test(key) ? key.toUpperCase() : key.replace('-', ' '));
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
  let held: ReturnType<typeof setTimeout> | undefined;

  const buttonOf = (event: Event): HTMLButtonElement | undefined => {
    const button = (event.target as Element).closest('button');
    return button && button.getAttribute('aria-disabled') !== 'true' ? button : undefined;
  };
  const letGo = (): void => {
    clearTimeout(held);
    held = undefined;
  };
  const hold = (key: Key, delayMs: number): void => {
    held = setTimeout(() => {
      press(key, true);
      hold(key, NEXT_REPEAT_MS);
    }, delayMs);
  };

  keys.addEventListener(
    'pointerdown',
    (event) => {
      event.preventDefault();
      letGo();
      const key = event.button === 0 ? buttonOf(event)?.dataset.key : undefined;
      if (key !== undefined && repeating.includes(key)) hold(key, FIRST_REPEAT_MS);
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
      if (key !== undefined) press(key, false);
    },
    { signal },
  );
  keys.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      const buttons = [...keys.querySelectorAll('button')];
      const now = buttons.indexOf(event.target as HTMLButtonElement);
      const next = buttons[(now + step + buttons.length) % buttons.length];
      for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
      next?.focus();
      event.preventDefault();
    },
    { signal },
  );

  const build = ({ key, label, enabled }: LegendKey, index: number): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.key = key;
    button.tabIndex = index === 0 ? 0 : -1;
    button.setAttribute('part', 'key');
    if (!enabled) button.setAttribute('aria-disabled', 'true');
    const cap = document.createElement('kbd');
    cap.textContent = keyCap(key);
    button.append(cap, label);
    return button;
  };
  return {
    show(legend) {
      const next = JSON.stringify(legend);
      if (next === shown) return;
      shown = next;
      letGo();
      const root = keys.getRootNode() as ShadowRoot;
      const focused = (root.activeElement as HTMLElement | null)?.dataset?.key;
      keys.replaceChildren(...legend.map(build));
      if (focused !== undefined) keys.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    },
    dispose() {
      letGo();
      listening.abort();
    },
  };
}
