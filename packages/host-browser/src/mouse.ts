import type { InputEvent, Key } from '@felt80/machine';

/** A place on the screen. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What the mouse needs to know of the display. */
export interface MouseGround {
  /** The cell under a point of the page, in client coordinates. */
  cellAt(x: number, y: number): Cell | undefined;
  /** Whether text is selected, so that a click belongs to the selection. */
  selecting(): boolean;
}

/** A pointer that moves further than this between down and up drags. */
const DRAG_PX = 6;
/** A finger that rests this long is a click of the right button. */
const LONG_PRESS_MS = 550;

/**
 * Hands clicks on an element, which takes the focus, to `offer` as cells; a long press by touch counts as the right button. Drags stay selections, the wheel stays the
 * page's.
 */
export function openMouse(
  element: HTMLElement,
  ground: MouseGround,
  held: (event: MouseEvent) => readonly Key[],
  offer: (event: InputEvent) => void,
): { dispose(): void } {
  const listening = new AbortController();
  const { signal } = listening;
  let down: { readonly x: number; readonly y: number } | undefined;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  /** Whether this press was a click of the right button already. Some browsers tell of a long press themselves, before or after us. */
  let spent = false;

  const click = (event: MouseEvent, button: 'left' | 'right'): void => {
    const cell = ground.cellAt(event.clientX, event.clientY);
    if (cell) offer({ type: 'click', ...cell, button, held: held(event) });
  };
  const isDragged = ({ clientX, clientY }: MouseEvent): boolean =>
    down !== undefined && Math.hypot(clientX - down.x, clientY - down.y) > DRAG_PX;
  const clickRight = (event: MouseEvent): void => {
    clearTimeout(longPress);
    if (!spent) click(event, 'right');
    spent = true;
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      down = { x: event.clientX, y: event.clientY };
      spent = false;
      clearTimeout(longPress);
      if (event.pointerType === 'touch') longPress = setTimeout(clickRight, LONG_PRESS_MS, event);
      element.focus({ preventScroll: true });
    },
    { signal, capture: true },
  );
  element.addEventListener('pointermove', (event) => isDragged(event) && clearTimeout(longPress), { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, () => clearTimeout(longPress), { signal });
  }
  element.addEventListener(
    'click',
    (event) => {
      if (!isDragged(event) && !spent) click(event, 'left');
    },
    { signal },
  );
  element.addEventListener(
    'contextmenu',
    (event) => {
      if (ground.selecting()) return;
      event.preventDefault();
      clickRight(event);
    },
    { signal },
  );
  return {
    dispose() {
      clearTimeout(longPress);
      listening.abort();
    },
  };
}
