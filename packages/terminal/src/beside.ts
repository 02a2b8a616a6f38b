import type { Display } from '@felt80/host-browser';
import type { InputEvent } from '@felt80/machine';
import type { Area } from '@felt80/text-mode';

/** Small parts of the screen that are shown beside a region that is shown alone. */
export interface Beside {
  /** Shows these parts; `[]`: none. */
  show(areas: readonly Area[]): void;
  /** Copies them anew from the picture. */
  again(): void;
  dispose(): void;
}

/** How high a part may be, in hundredths of the height of the window: a portrait leaves room for the keys. */
const MOST_HEIGHT = 28;

/** Puts the parts into `parent` as pictures that can be clicked like the screen itself. */
export function openBeside(parent: HTMLElement, display: Display, offer: (event: InputEvent) => void): Beside {
  const listening = new AbortController();
  const { signal } = listening;
  let shown: readonly { readonly area: Area; readonly canvas: HTMLCanvasElement }[] = [];

  const click = (event: MouseEvent, button: 'left' | 'right'): void => {
    const part = shown.find(({ canvas }) => canvas === event.target);
    if (!part) return;
    event.preventDefault();
    const { area, canvas } = part;
    const box = canvas.getBoundingClientRect();
    const row = area.row + Math.floor(((event.clientY - box.top) / box.height) * area.rows);
    const column = area.column + Math.floor(((event.clientX - box.left) / box.width) * area.columns);
    offer({ type: 'click', row, column, button, held: [] });
  };
  parent.addEventListener('click', (event) => click(event, 'left'), { signal });
  parent.addEventListener('contextmenu', (event) => click(event, 'right'), { signal });
  // The focus stays where it is.
  parent.addEventListener('mousedown', (event) => event.preventDefault(), { signal });

  const again = (): void => {
    for (const { area, canvas } of shown) {
      const size = display.copyTo(canvas, area);
      if (!size) continue;
      const shape = size.width / size.height;
      Object.assign(canvas.style, {
        width: `${size.width}px`,
        maxWidth: `min(100%, ${MOST_HEIGHT * shape}vh)`,
        aspectRatio: String(shape),
      });
    }
  };
  return {
    show(areas) {
      if (JSON.stringify(areas) !== JSON.stringify(shown.map(({ area }) => area))) {
        shown = areas.map((area) => ({ area, canvas: parent.ownerDocument.createElement('canvas') }));
        parent.replaceChildren(...shown.map(({ canvas }) => canvas));
        parent.hidden = shown.length === 0;
        // The others find room beside a first one that is higher.
        const [first, second] = areas;
        parent.classList.toggle('around', first !== undefined && second !== undefined && first.rows > second.rows);
      }
      again();
    },
    again,
    dispose: () => listening.abort(),
  };
}
