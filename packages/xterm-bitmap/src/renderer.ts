import { type Palette, palettes } from '@felt80/text-mode';
import type { IBufferCell, IDisposable, Terminal } from '@xterm/xterm';
import { BlinkClock } from './blink';
import { PictureCanvas } from './canvas';
import { BLINK, Cells, type CursorShape, cursorBits, hasCursor, STRIKE, UNDERLINE } from './cells';
import { glyphOf } from './code-page';
import type { Core, RowRange, SlotRenderer } from './core';
import { type LaidOut, liveDimensions } from './dimensions';
import type { Flake, Phase } from './dots';
import type { CellFont } from './font';
import { ansiColour, mixed, pixel, pixels256 } from './palette';
import type { DotScale, ScaleRule } from './scale';
import { type Selection, selectedColumns } from './selection';

/** How the picture is drawn. */
export interface BitmapOptions {
  readonly font: CellFont;
  /** Device pixels a dot, across and down; one when left out. */
  readonly scale?: ScaleRule | undefined;
  /** Sixteen colours 0xRRGGBB in the order of the CGA (1 is blue, 4 is red); the exact CGA colours when left out. */
  readonly palette?: Palette | undefined;
  /** A frame around the cells: 0xRRGGBB, and its width in dots at each side. */
  readonly border?: { readonly colour: number; readonly x: number; readonly y: number } | undefined;
  /** False: blinking text stays visible. */
  readonly blink?: boolean | undefined;
  /** True: the page keeps the keyboard focus elsewhere, and the cursor is drawn as if xterm.js had it. */
  readonly cursorWithoutFocus?: boolean | undefined;
}

/** Work done since the renderer was made, for tests and measurements. */
export interface Work {
  /** Rows that the core asked for. */
  rows: number;
  /** Cells painted. */
  cells: number;
  /** Rectangles brought to the canvas. */
  flushes: number;
}

const DIRECT_COLOUR = 0x3000000;
const DEFAULT_FOREGROUND = 7;
const DEFAULT_BACKGROUND = 0;
const MOUSE_EVENTS = ['mousedown', 'mousemove', 'mouseup', 'wheel'] as const;

/** Draws an xterm.js terminal from bitmap glyphs, in the place of the renderer that xterm.js comes with. */
export class BitmapRenderer implements SlotRenderer, LaidOut {
  readonly dimensions: SlotRenderer['dimensions'] = liveDimensions(this);
  readonly work: Work = { rows: 0, cells: 0, flushes: 0 };
  readonly blinkClock: BlinkClock;
  devicePixelRatio = 1;
  transform: { readonly x: number; readonly y: number } = { x: 1, y: 1 };
  private readonly canvas: PictureCanvas;
  private readonly cell: IBufferCell;
  private readonly listeners = new Set<(range: RowRange) => unknown>();
  private readonly unlisten = new AbortController();
  private cells = new Cells(0, 0);
  private font: CellFont | undefined;
  private scale: DotScale = { x: 1, y: 1 };
  private colours: Uint32Array = new Uint32Array();
  private selection: Selection | undefined;
  private flakes: readonly Flake[] = [];
  private focused = false;
  private disposed = false;

  /** @throws Error where the browser gives no 2D canvas; nothing is changed then. */
  constructor(
    private readonly terminal: Terminal,
    private readonly core: Core,
    private options: BitmapOptions,
  ) {
    const { window } = core._coreBrowserService;
    this.canvas = new PictureCanvas(core.screenElement.ownerDocument);
    this.cell = terminal.buffer.active.getNullCell();
    this.blinkClock = new BlinkClock(window, (text) => this.turn(text));
    const { signal } = this.unlisten;
    this.canvas.element.addEventListener('contextrestored', () => this.clear(), { signal });
    for (const type of MOUSE_EVENTS) window.addEventListener(type, () => this.measureTransform(), { signal, capture: true, passive: true });
    core.screenElement.append(this.canvas.element);
    this.setOptions(options);
  }

  /** True once it is gone, also when another renderer has taken its place. */
  get isDisposed(): boolean {
    return this.disposed;
  }
  get columns(): number {
    return this.cells.columns;
  }
  get rows(): number {
    return this.cells.rows;
  }
  get cellWidth(): number {
    return (this.font?.width ?? 0) * this.scale.x;
  }
  get cellHeight(): number {
    return (this.font?.height ?? 0) * this.scale.y;
  }
  /** The picture, one word a dot (bytes R, G, B, A), before it is enlarged. */
  get picture(): { readonly width: number; readonly height: number; readonly words: Uint32Array } {
    return this.canvas.dots;
  }

  /** Takes over other options and draws what they change. */
  setOptions(options: BitmapOptions): void {
    // What is dark at the moment has to come back.
    if (options.blink !== this.options.blink) this.cells.forget();
    this.options = options;
    this.colours = pixels256(options.palette ?? palettes.exact);
    this.handleResize(this.terminal.cols, this.terminal.rows);
  }

  /** Shows these flakes over the picture until the next call; `[]` takes the snow away. */
  setFlakes(flakes: readonly Flake[]): void {
    const phase = this.phase();
    for (const flake of this.flakes) this.paint(flake.column, flake.row, phase);
    this.flakes = flakes.filter(({ column, row }) => column < this.columns && row < this.rows);
    for (const flake of this.flakes) {
      const foreground = this.colours[ansiColour(flake.attribute & 15)] as number;
      const background = this.colours[ansiColour((flake.attribute >> 4) & 7)] as number;
      this.canvas.dots.paintFlake(flake, foreground, background);
      this.canvas.mark(flake.column, flake.row);
    }
    this.flush();
  }

  // What the core calls.

  readonly onRequestRedraw = (listener: (range: RowRange) => unknown): IDisposable => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.blinkClock.run(false);
    this.unlisten.abort();
    this.listeners.clear();
    this.canvas.remove();
    const outer = this.terminal.element?.style;
    for (const name of ['border', 'width', 'forced-color-adjust']) outer?.removeProperty(name);
  }

  handleDevicePixelRatioChange(): void {
    this.handleResize(this.terminal.cols, this.terminal.rows);
  }

  /** Our cells do not come from a font of the page. */
  handleCharSizeChanged(): void {}

  handleResize(columns: number, rows: number): void {
    const ratio = this.core._coreBrowserService.dpr;
    const scale = this.options.scale?.(ratio) ?? { x: 1, y: 1 };
    const isSame = scale.x === this.scale.x && scale.y === this.scale.y && ratio === this.devicePixelRatio;
    if (!isSame || this.font !== this.options.font || columns !== this.columns || rows !== this.rows)
      this.layOut(columns, rows, scale, ratio);
    this.drawBorder();
    // A canvas of another size is empty, and the core draws in its next frame only: the page would show a black one before.
    this.renderRows(0, rows - 1);
    this.request(0, rows - 1);
  }

  handleBlur(): void {
    this.focused = false;
    this.requestCursorRow();
  }

  handleFocus(): void {
    this.focused = true;
    this.requestCursorRow();
  }

  handleSelectionChanged(start?: [number, number], end?: [number, number], columnMode = false): void {
    this.selection = start && end ? { start, end, rectangle: columnMode } : undefined;
    this.request(0, this.rows - 1);
  }

  handleCursorMove(): void {
    this.blinkClock.showCursor();
  }

  clear(): void {
    this.cells.forget();
    this.flakes = [];
    this.request(0, this.rows - 1);
  }

  renderRows(start: number, end: number): void {
    const buffer = this.terminal.buffer.active;
    const cursorRow = this.cursorIsShown() ? buffer.baseY + buffer.cursorY : -1;
    const cursorColumn = Math.min(buffer.cursorX, this.columns - 1);
    const cursor = cursorBits(this.cursorShape());
    const phase = this.phase();
    for (let row = start; row <= end; row++) {
      const bufferRow = buffer.viewportY + row;
      const line = buffer.getLine(bufferRow);
      if (!line) break;
      const [from, to] = selectedColumns(this.selection, bufferRow, this.columns);
      for (let column = 0; column < this.columns && line.getCell(column, this.cell); column++) {
        const selected = column >= from && column < to;
        if (this.take(row * this.columns + column, selected, bufferRow === cursorRow && column === cursorColumn ? cursor : 0))
          this.paint(column, row, phase);
      }
      this.work.rows++;
    }
    this.flush();
    this.blinkClock.run(this.cells.moving > 0 && (this.textBlinks || this.cursorBlinks));
  }

  // Cells.

  /** Takes over the cell that was read; false when it was the same already. */
  private take(at: number, selected: boolean, cursor: number): boolean {
    const { cell, terminal } = this;
    const bold = cell.isBold() && terminal.options.drawBoldTextInBrightColors !== false ? 8 : 0;
    let foreground = this.colour(cell.getFgColorMode(), cell.getFgColor(), DEFAULT_FOREGROUND, bold);
    let background = this.colour(cell.getBgColorMode(), cell.getBgColor(), DEFAULT_BACKGROUND, 0);
    if (Boolean(cell.isInverse()) !== selected) [foreground, background] = [background, foreground];
    if (cell.isInvisible()) foreground = background;
    if (cell.isDim()) foreground = mixed(foreground, background);
    let key = this.glyph() | cursor;
    if (cell.isBlink()) key |= BLINK;
    if (cell.isUnderline()) key |= UNDERLINE;
    if (cell.isStrikethrough()) key |= STRIKE;
    return this.cells.set(at, key, foreground, background);
  }

  private glyph(): number {
    const code = this.cell.getCode();
    if (code === 0) return 0;
    // The code of a combined cell is its last code unit (of "♥\uFE0E" that is FE0E), so its text is asked for.
    return glyphOf(code < 0x300 ? code : (this.cell.getChars().codePointAt(0) ?? 0));
  }

  private colour(mode: number, value: number, otherwise: number, add: number): number {
    if (mode === 0) return this.colours[otherwise + add] as number;
    if (mode === DIRECT_COLOUR) return pixel(value);
    return this.colours[value < 8 ? value + add : value] as number;
  }

  private phase(): Phase {
    return this.blinkClock.phase(this.textBlinks, this.cursorBlinks);
  }

  private paint(column: number, row: number, phase: Phase): void {
    this.canvas.dots.paintCell(column, row, phase);
    this.canvas.mark(column, row);
    this.work.cells++;
  }

  private flush(): void {
    this.work.flushes += this.canvas.flush();
  }

  // Cursor and blink.

  private get textBlinks(): boolean {
    return this.options.blink !== false;
  }
  private get cursorBlinks(): boolean {
    return this.terminal.options.cursorBlink === true;
  }

  private cursorIsShown(): boolean {
    const { isCursorInitialized, isCursorHidden } = this.core.coreService;
    return (isCursorInitialized || this.options.cursorWithoutFocus === true) && !isCursorHidden;
  }

  private cursorShape(): CursorShape {
    const { options } = this.terminal;
    if (!this.focused && this.options.cursorWithoutFocus !== true) return options.cursorInactiveStyle ?? 'outline';
    return this.core.coreService.decPrivateModes.cursorStyle ?? options.cursorStyle ?? 'block';
  }

  private requestCursorRow(): void {
    const { baseY, cursorY, viewportY } = this.terminal.buffer.active;
    const row = baseY + cursorY - viewportY;
    if (row < this.rows) this.request(row, row);
  }

  private turn(text: boolean): void {
    const { keys } = this.cells;
    const phase = this.phase();
    for (let cell = 0; cell < keys.length; cell++) {
      const key = keys[cell] as number;
      const changes = (text && this.textBlinks && (key & BLINK) !== 0) || (this.cursorBlinks && hasCursor(key));
      if (changes) this.paint(cell % this.columns, Math.floor(cell / this.columns), phase);
    }
    this.flush();
  }

  // The page.

  private layOut(columns: number, rows: number, scale: DotScale, ratio: number): void {
    // Kept until the next layout: between a change of the ratio and its event, layout and mouse must agree on the old one.
    this.devicePixelRatio = ratio;
    this.scale = scale;
    this.font = this.options.font;
    this.flakes = [];
    this.cells = new Cells(columns, rows);
    this.canvas.layOut(this.font, this.cells, scale);
    const { canvas: size } = this.dimensions.css;
    this.canvas.show(size);
    const screen = this.core.screenElement.style;
    screen.width = `${size.width}px`;
    screen.height = `${size.height}px`;
  }

  private drawBorder(): void {
    const { border } = this.options;
    const outer = this.terminal.element?.style;
    if (!outer) return;
    outer.width = 'fit-content';
    outer.border = border ? `solid #${border.colour.toString(16).padStart(6, '0')}` : '';
    // The border is a part of the picture: a page in the system's colours for high contrast leaves it as it is.
    outer.setProperty('forced-color-adjust', 'none');
    if (!border) return;
    const { x, y } = this.scale;
    outer.borderWidth = `${(border.y * y) / this.devicePixelRatio}px ${(border.x * x) / this.devicePixelRatio}px`;
  }

  private request(start: number, end: number): void {
    for (const listener of this.listeners) listener({ start, end });
  }

  /** Under a CSS transform the client rectangle is enlarged and CSS sizes are not: they follow while the event is handled. */
  private measureTransform(): void {
    const { screenElement, _coreBrowserService } = this.core;
    const box = screenElement.getBoundingClientRect();
    const x = screenElement.offsetWidth ? box.width / screenElement.offsetWidth : 1;
    const y = screenElement.offsetHeight ? box.height / screenElement.offsetHeight : 1;
    if (Math.abs(x - 1) < 0.01 && Math.abs(y - 1) < 0.01) return;
    this.transform = { x, y };
    _coreBrowserService.window.setTimeout(() => {
      this.transform = { x: 1, y: 1 };
    });
  }
}
