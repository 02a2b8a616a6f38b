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

/** Hands clicks on an element, which takes the focus, to `offer` as cells. Drags stay selections, the wheel stays the page's. */
export function openMouse(
  element: HTMLElement,
  ground: MouseGround,
  held: (event: MouseEvent) => readonly Key[],
  offer: (event: InputEvent) => void,
): { dispose(): void } {
  const listening = new AbortController();
  const { signal } = listening;
  let down: { readonly x: number; readonly y: number } | undefined;

  const click = (event: MouseEvent, button: 'left' | 'right'): void => {
    const cell = ground.cellAt(event.clientX, event.clientY);
    if (cell) offer({ type: 'click', ...cell, button, held: held(event) });
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      down = { x: event.clientX, y: event.clientY };
      element.focus({ preventScroll: true });
    },
    { signal, capture: true },
  );
  element.addEventListener(
    'click',
    (event) => {
      const dragged = down !== undefined && Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRAG_PX;
      if (!dragged) click(event, 'left');
    },
    { signal },
  );
  element.addEventListener(
    'contextmenu',
    (event) => {
      if (ground.selecting()) return;
      event.preventDefault();
      click(event, 'right');
    },
    { signal },
  );
  return { dispose: () => listening.abort() };
}
