import type { Cells } from './cells';
import type { Extent } from './core';
import { Dots } from './dots';
import type { CellFont } from './font';
import type { DotScale } from './scale';

const WHOLE = 1e-6;
/** A canvas of four device pixels a dot is enlarged further without visible blur, and more would only cost memory. */
const MOST_ENLARGEMENT = 4;

const isWhole = (n: number): boolean => n >= 1 && Math.abs(n - Math.round(n)) < WHOLE;
const enlargement = (n: number): number => Math.min(MOST_ENLARGEMENT, Math.max(1, Math.ceil(n - WHOLE)));

interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly image: ImageData;
  readonly dots: Dots;
}

/**
 * The canvas that is shown. At whole-number scales it holds one pixel a dot and CSS enlarges it with hard edges; otherwise the
 * dots are first enlarged by whole numbers, then shrunk a little by the browser. Only changed cells are brought to it.
 */
export class PictureCanvas {
  readonly element: HTMLCanvasElement;
  private readonly shown: CanvasRenderingContext2D;
  private readonly document: Document;
  private page: Page | undefined;
  private enlarged: DotScale | undefined;
  private dirtyFrom = new Int16Array();
  private dirtyTo = new Int16Array();

  /** @throws Error where the browser gives no 2D canvas. */
  constructor(document: Document) {
    this.document = document;
    this.element = document.createElement('canvas');
    this.element.setAttribute('aria-hidden', 'true');
    this.shown = context2d(this.element);
  }

  get dots(): Dots {
    if (!this.page) throw new Error('no size yet');
    return this.page.dots;
  }

  /** New cells, font or scale; everything has to be painted again. */
  layOut(font: CellFont, cells: Cells, scale: DotScale): void {
    const width = font.width * cells.columns;
    const height = font.height * cells.rows;
    this.enlarged = isWhole(scale.x) && isWhole(scale.y) ? undefined : { x: enlargement(scale.x), y: enlargement(scale.y) };
    const context = this.enlarged ? context2d(this.document.createElement('canvas')) : this.shown;
    context.canvas.width = width;
    context.canvas.height = height;
    if (this.enlarged) {
      this.element.width = width * this.enlarged.x;
      this.element.height = height * this.enlarged.y;
      this.shown.imageSmoothingEnabled = false;
    }
    this.element.style.imageRendering = this.enlarged ? 'auto' : 'pixelated';
    const image = new ImageData(width, height);
    this.page = { context, image, dots: new Dots(font, cells, new Uint32Array(image.data.buffer)) };
    this.dirtyFrom = new Int16Array(cells.rows).fill(cells.columns);
    this.dirtyTo = new Int16Array(cells.rows);
  }

  show(size: Extent): void {
    this.element.style.width = `${size.width}px`;
    this.element.style.height = `${size.height}px`;
  }

  /** This cell was painted and must reach the screen. */
  mark(column: number, row: number): void {
    if (column < (this.dirtyFrom[row] as number)) this.dirtyFrom[row] = column;
    if (column >= (this.dirtyTo[row] as number)) this.dirtyTo[row] = column + 1;
  }

  /** Brings the marked cells to the screen, one call for each run of rows with the same columns; gives the number of calls. */
  flush(): number {
    const { dirtyFrom, dirtyTo } = this;
    const rows = dirtyFrom.length;
    let calls = 0;
    for (let row = 0; row < rows; row++) {
      const from = dirtyFrom[row] as number;
      const to = dirtyTo[row] as number;
      if (to <= from) continue;
      const first = row;
      while (row + 1 < rows && dirtyFrom[row + 1] === from && dirtyTo[row + 1] === to) row++;
      this.bring(from, first, to, row + 1);
      calls++;
    }
    dirtyFrom.fill(this.page?.dots.cells.columns ?? 0);
    dirtyTo.fill(0);
    return calls;
  }

  private bring(fromColumn: number, fromRow: number, toColumn: number, toRow: number): void {
    const { page, enlarged } = this;
    if (!page) return;
    const { width: cellWidth, height: cellHeight } = page.dots.font;
    const x = fromColumn * cellWidth;
    const y = fromRow * cellHeight;
    const width = (toColumn - fromColumn) * cellWidth;
    const height = (toRow - fromRow) * cellHeight;
    page.context.putImageData(page.image, 0, 0, x, y, width, height);
    if (!enlarged) return;
    const { x: kx, y: ky } = enlarged;
    this.shown.drawImage(page.context.canvas, x, y, width, height, x * kx, y * ky, width * kx, height * ky);
  }

  /** Takes the canvas away and gives its memory back at once. */
  remove(): void {
    this.element.remove();
    this.element.width = 0;
    this.element.height = 0;
    this.page = undefined;
  }
}

// Without `willReadFrequently`: nothing is read back, and the hint makes compositing several times slower.
function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no 2D canvas');
  return context;
}
