import type { InputEvent } from '@felt80/machine';
import { afterEach, expect, it } from 'vitest';
import { openMouse } from '../src/mouse';

const open: { dispose(): void }[] = [];
afterEach(() => {
  for (const mouse of open.splice(0)) mouse.dispose();
  document.body.replaceChildren();
});

/** An element whose cells are ten pixels wide and high. */
function ground(): { readonly element: HTMLElement; readonly clicks: string[]; tell(type: string, x: number, y: number): boolean } {
  const element = document.createElement('div');
  element.tabIndex = 0;
  document.body.append(element);
  const clicks: string[] = [];
  const note = (event: InputEvent): void => {
    if (event.type === 'click') clicks.push(`${event.button} ${event.row} ${event.column}`);
  };
  const cellAt = (x: number, y: number) => ({ row: Math.floor(y / 10), column: Math.floor(x / 10) });
  open.push(openMouse(element, { cellAt, selecting: () => false }, () => [], note));
  const tell = (type: string, clientX: number, clientY: number): boolean =>
    element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', clientX, clientY, bubbles: true, cancelable: true }));
  return { element, clicks, tell };
}

const longPress = (): Promise<void> => new Promise((done) => setTimeout(done, 700));

it('MAC-14 a finger that taps is a left click, one that rests a right click and nothing else', async () => {
  const { clicks, tell } = ground();
  tell('pointerdown', 42, 31);
  tell('pointerup', 42, 31);
  tell('click', 42, 31);
  await longPress();
  expect(clicks).toEqual(['left 3 4']);
  tell('pointerdown', 42, 31);
  await longPress();
  expect(clicks).toEqual(['left 3 4', 'right 3 4']);
  // A browser that tells of it too, and one that makes a click of it.
  expect(tell('contextmenu', 42, 31)).toBe(false);
  tell('pointerup', 42, 31);
  tell('click', 42, 31);
  expect(clicks).toEqual(['left 3 4', 'right 3 4']);
  tell('pointerdown', 52, 31);
  tell('pointerup', 52, 31);
  tell('click', 52, 31);
  expect(clicks.at(-1)).toBe('left 3 5');
});

it('MAC-14 where the browser tells of a long press first, it counts once', async () => {
  const { clicks, tell } = ground();
  tell('pointerdown', 42, 31);
  tell('contextmenu', 42, 31);
  await longPress();
  expect(clicks).toEqual(['right 3 4']);
});

it('MAC-14 a finger that moves on, or is taken by the page to scroll, clicks nothing', async () => {
  const { clicks, tell } = ground();
  tell('pointerdown', 42, 31);
  tell('pointermove', 42, 61);
  await longPress();
  tell('click', 42, 61);
  tell('pointerdown', 42, 31);
  tell('pointercancel', 42, 31);
  await longPress();
  expect(clicks).toEqual([]);
});
