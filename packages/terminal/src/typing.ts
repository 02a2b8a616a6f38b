import { type Key, keyOf, type TextField } from '@felt80/machine';

/** What stands in the input all the time, so that there is something for Backspace to take away. */
const FILLING = '\u00a0\u00a0';

/** The keys that turn one text into another: Backspace for each character lost at the end, then the new ones. */
export function strokes(before: string, after: string): readonly Key[] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  return [...Array.from({ length: before.length - same }, () => 'Backspace'), ...[...after.slice(same)].map(keyOf)];
}

/** A line for the phone's own keyboard. What is typed there goes to the program as keys, and shows on its screen. */
export interface TypingLine {
  show(field: TextField | undefined): void;
  dispose(): void;
}

export function openTypingLine(parent: HTMLElement, press: (key: Key) => void): TypingLine {
  const document = parent.ownerDocument;
  const input = document.createElement('input');
  input.setAttribute('autocomplete', 'off');
  input.setAttribute('autocapitalize', 'characters');
  input.setAttribute('autocorrect', 'off');
  input.setAttribute('enterkeyhint', 'done');
  input.spellcheck = false;
  parent.append(input);
  const listening = new AbortController();
  const { signal } = listening;
  let text = FILLING;

  const reset = (): void => {
    text = FILLING;
    input.value = FILLING;
    input.setSelectionRange(FILLING.length, FILLING.length);
  };
  const take = (): void => {
    for (const key of strokes(text, input.value)) press(key);
    text = input.value;
  };
  input.addEventListener(
    'input',
    (event) => {
      take();
      if (!(event as InputEvent).isComposing) reset();
    },
    { signal },
  );
  input.addEventListener(
    'compositionend',
    () => {
      take();
      reset();
    },
    { signal },
  );
  input.addEventListener('focus', reset, { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      press('Enter');
    },
    { signal },
  );
  return {
    show(field) {
      parent.hidden = field === undefined;
      if (!field) {
        if (input.matches(':focus')) input.blur();
        return;
      }
      input.inputMode = field.digits ? 'decimal' : 'text';
      input.placeholder = `⌨ ${field.label}`;
      input.setAttribute('aria-label', field.label);
      if (!input.matches(':focus')) input.value = '';
    },
    dispose: () => listening.abort(),
  };
}
