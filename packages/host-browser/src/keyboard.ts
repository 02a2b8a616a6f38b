import type { InputEvent, Key } from '@felt80/machine';
import { toGlyph } from '@felt80/text-mode';

/** Keys whose name in the browser differs from ours, or that have more than one character. */
const named: ReadonlyMap<string, Key> = new Map([
  ['ArrowUp', 'Up'],
  ['ArrowDown', 'Down'],
  ['ArrowLeft', 'Left'],
  ['ArrowRight', 'Right'],
  [' ', 'Space'],
  ...['Enter', 'Escape', 'Backspace', 'Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete'].map((key) => [key, key] as const),
  ...Array.from({ length: 10 }, (_, i) => [`F${i + 1}`, `F${i + 1}`] as const),
]);

/** What of a keyboard event says which key it is. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'keyCode'> & {
  getModifierState?(modifier: string): boolean;
};

const IN_COMPOSITION = 229;

function isForOthers(stroke: Stroke): boolean {
  if (stroke.isComposing || stroke.keyCode === IN_COMPOSITION || (stroke.key === 'Dead' && !stroke.altKey)) return true;
  return stroke.ctrlKey || stroke.metaKey || (stroke.getModifierState?.('AltGraph') ?? false);
}

/**
 * The machine's name of a key stroke, or `undefined` when it belongs to the browser: Tab, F11, F12, chords with Ctrl, Meta or AltGr,
 * Alt with anything but a letter, and all that an input method composes. With Alt the place on the keyboard counts (on a Mac the
 * Option key makes other characters of the letters).
 */
export function keyOfStroke(stroke: Stroke): Key | undefined {
  if (isForOthers(stroke)) return undefined;
  if (stroke.altKey) {
    const letter = /^Key([A-Z])$/.exec(stroke.code)?.[1];
    return letter === undefined ? undefined : `Alt-${letter}`;
  }
  const key = named.get(stroke.key);
  if (key !== undefined) return stroke.shiftKey && /^F[1-6]$/.test(key) ? `Shift-${key}` : key;
  return [...stroke.key].length === 1 && toGlyph(stroke.key) !== undefined ? stroke.key : undefined;
}

const modifiers = [
  ['Shift', 'shiftKey'],
  ['Alt', 'altKey'],
  ['Ctrl', 'ctrlKey'],
] as const;

/** Listens to a keyboard while an element has the focus. */
export interface Keyboard {
  /** The keys that a click finds held: Shift, Alt, Ctrl, Space. */
  held(event: Pick<MouseEvent, 'shiftKey' | 'altKey' | 'ctrlKey'>): readonly Key[];
  dispose(): void;
}

/** Hands the key strokes of the focused element to `offer`; what the machine knows is kept from the browser. */
export function openKeyboard(element: HTMLElement, offer: (event: InputEvent) => void): Keyboard {
  const listening = new AbortController();
  const { signal } = listening;
  const window = element.ownerDocument.defaultView ?? globalThis.window;
  let space = false;
  const letGo = (): void => {
    space = false;
  };
  // Alt alone opens the menu bar of some browsers, when it goes down or comes up again.
  const isOurs = (event: KeyboardEvent): boolean => event.target === element && (event.key === 'Alt' || keyOfStroke(event) !== undefined);

  element.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !isOurs(event)) return;
      event.preventDefault();
      const key = keyOfStroke(event);
      if (key === undefined) return;
      event.stopPropagation();
      if (key === 'Space') space = true;
      offer({ type: 'key', key, repeat: event.repeat });
    },
    { signal },
  );
  element.addEventListener(
    'keyup',
    (event) => {
      if (event.key === ' ') letGo();
      if (isOurs(event)) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener('blur', letGo, { signal });
  window.addEventListener('blur', letGo, { signal });
  return {
    held: (event) => [...modifiers.filter(([, flag]) => event[flag]).map(([name]) => name), ...(space ? ['Space' as const] : [])],
    dispose: () => listening.abort(),
  };
}
