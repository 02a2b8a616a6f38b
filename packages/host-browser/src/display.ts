import {
  type Area,
  adapters,
  type Change,
  encode,
  encodeCursor,
  monoAttribute,
  type Pen,
  present,
  Screen,
  unknownPen,
  wholeScreen,
} from '@felt80/text-mode';
import {
  adapterFont,
  asLargeAsFits,
  BitmapAddon,
  type Layout,
  openWithoutStyles,
  pixelExact,
  type ScaleRule,
  usePixelFont,
} from '@felt80/xterm-bitmap';
import { Terminal } from '@xterm/xterm';
import { borderDots, type Look, paletteOf } from './look';
import type { Cell } from './mouse';
import { Snowfall } from './snowfall';

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a fitted picture lies: the size to show, and how far the picture is moved behind it. */
export interface Fitted extends Size {
  readonly left: number;
  readonly top: number;
}

type Border = { readonly x: number; readonly y: number } | undefined;

/** Boxes narrower than this (CSS pixels) get a border of a third of its width. */
const NARROW_PX = 600;

/**
 * The tube: an xterm.js terminal that shows a machine's screen. All that programs paint passes through `present`, whose list of
 * changed cells feeds terminal and snow.
 */
export class Display {
  /** The element to put into the page. */
  readonly element: HTMLElement;
  /** Set by programs: writes wait for the retrace (CGA only). */
  snowRemoval = false;
  private readonly terminal: Terminal;
  private readonly addon: BitmapAddon;
  private readonly painted = new Screen();
  private readonly wanted = new Screen();
  private readonly shown = new Screen();
  private snowfall = new Snowfall();
  private pen: Pen = unknownPen;
  private box: Size = { width: 0, height: 0 };
  private region: Area = wholeScreen;
  private frame = 0;
  private drawing = false;
  private flaking = false;

  constructor(
    document: Document,
    private theLook: Look,
    /** Called when another picture is shown. */
    private readonly changed: () => void = () => {},
    private readonly nowMs: () => number = () => performance.now(),
    /** Called when the picture has been drawn, or a part of it. */
    private readonly drawn: () => void = () => {},
  ) {
    this.element = document.createElement('div');
    this.terminal = new Terminal({
      cols: wholeScreen.columns,
      rows: wholeScreen.rows,
      scrollback: 0,
      disableStdin: true,
      cursorBlink: theLook.blink,
      cursorStyle: 'underline',
      drawBoldTextInBrightColors: false,
      minimumContrastRatio: 1,
    });
    this.addon = new BitmapAddon({ font: adapterFont(theLook.adapter), cursorWithoutFocus: true });
    this.terminal.loadAddon(this.addon);
    this.terminal.attachCustomKeyEventHandler(() => false);
    this.terminal.attachCustomWheelEventHandler(() => false);
    this.terminal.onRender(() => {
      this.drawing = false;
      this.drawn();
      this.snow();
      if (this.flaking || this.snowfall.hasFlakes) this.run();
    });
  }

  /** Opens the picture and puts it where it belongs; `insert` gets the element, which must not be in the page yet. */
  open(insert: (element: HTMLElement) => void): void {
    openWithoutStyles(this.terminal, this.element, insert);
    // The keyboard belongs to an element of ours: xterm.js would take the focus at each click.
    if (this.terminal.textarea) this.terminal.textarea.disabled = true;
    this.dress();
    // A system font has to do where the browser does not take this one.
    if (!this.failure) return;
    usePixelFont(this.terminal, this.element.ownerDocument)
      .then(() => this.fit(this.box, this.region))
      .catch(() => {});
  }

  /** Why the stock renderer of xterm.js draws the picture, if it does. */
  get failure(): string | undefined {
    return this.addon.failure;
  }

  get look(): Look {
    return this.theLook;
  }
  set look(look: Look) {
    const before = this.theLook;
    this.theLook = look;
    this.terminal.options.cursorBlink = look.blink;
    if (look.adapter !== before.adapter) this.repaint();
    this.dress();
  }

  /** Shows a screen. Returns at once; nothing is drawn twice for a screen that is shown already. */
  present(screen: Screen): void {
    const { painted, wanted, shown } = this;
    painted.become(screen);
    wanted.become(screen);
    if (this.theLook.adapter === 'mono') {
      const { memory, highBit } = wanted;
      for (let at = 1; at < memory.length; at += 2) memory[at] = monoAttribute(memory[at] as number, highBit);
      wanted.highBit = 'blink';
    }
    if (screen.border !== shown.border) {
      shown.border = screen.border;
      this.dress();
    }
    const changes = present(shown, wanted);
    if (changes.length > 0) this.changed();
    this.write(
      this.isSnowy || this.snowfall.isWaiting ? this.snowfall.write(changes, this.nowMs(), this.snowRemoval && this.isCga) : changes,
    );
    if (this.snowfall.isWaiting || this.snowfall.hasFlakes) this.run();
  }

  /** How long writes still wait for the retrace, in milliseconds. */
  get holdMs(): number {
    return Math.max(0, this.snowfall.doneMs - this.nowMs());
  }

  /**
   * Fits the picture, or a region of it, into a box; the region is then shown as large as the whole would be. Without a box the last
   * one counts.
   */
  fit(box: Size = this.box, region: Area = wholeScreen): Fitted {
    this.box = box;
    this.region = region;
    this.dress();
    if (this.failure) this.fitFont();
    const { width, height } = this.screenSize;
    const cell = { width: width / wholeScreen.columns, height: height / wholeScreen.rows };
    const border = this.borderSize;
    if (region === wholeScreen) return { width: width + 2 * border.width, height: height + 2 * border.height, left: 0, top: 0 };
    return {
      width: cell.width * region.columns,
      height: cell.height * region.rows,
      left: border.width + cell.width * region.column,
      top: border.height + cell.height * region.row,
    };
  }

  /** Copies a part of the picture to a canvas, in the density that it has here. Gives the size of the part; `undefined`: there is no picture yet. */
  copyTo(canvas: HTMLCanvasElement, area: Area): Size | undefined {
    const from = this.element.querySelector('canvas');
    const screen = this.element.querySelector('.xterm-screen');
    if (!from || !screen || from.clientWidth === 0) return undefined;
    const [whole, cells] = [from.getBoundingClientRect(), screen.getBoundingClientRect()];
    const cell = { width: cells.width / wholeScreen.columns, height: cells.height / wholeScreen.rows };
    const size = { width: cell.width * area.columns, height: cell.height * area.rows };
    const dense = { x: from.width / whole.width, y: from.height / whole.height };
    const [width, height] = [Math.round(size.width * dense.x), Math.round(size.height * dense.y)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const left = Math.round((cells.left - whole.left + cell.width * area.column) * dense.x);
    const top = Math.round((cells.top - whole.top + cell.height * area.row) * dense.y);
    canvas.getContext('2d', { alpha: false })?.drawImage(from, left, top, width, height, 0, 0, width, height);
    return size;
  }

  /** The cell under a point of the page (client coordinates). */
  cellAt(x: number, y: number): Cell | undefined {
    const screen = this.element.querySelector('.xterm-screen');
    if (!screen) return undefined;
    const box = screen.getBoundingClientRect();
    const column = Math.floor(((x - box.left) / box.width) * wholeScreen.columns);
    const row = Math.floor(((y - box.top) / box.height) * wholeScreen.rows);
    const isInside = column >= 0 && column < wholeScreen.columns && row >= 0 && row < wholeScreen.rows;
    return isInside ? { row, column } : undefined;
  }

  /** Text that the user has selected with the mouse, without the spaces at the ends of its lines; empty when there is none. */
  get selection(): string {
    return this.terminal.getSelection().replace(/ +$/gm, '');
  }

  /** Lets the selection go. */
  deselect(): void {
    if (this.terminal.hasSelection()) this.terminal.clearSelection();
  }

  /** The 25 rows that are shown. */
  rows(): readonly string[] {
    return Array.from({ length: wholeScreen.rows }, (_, row) => this.shown.rowText(row));
  }

  /** Resolves when all that was written so far has been taken over by the terminal. */
  settled(): Promise<void> {
    return new Promise((done) => this.terminal.write('', done));
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.terminal.dispose();
    this.element.remove();
  }

  private get isCga(): boolean {
    return adapters[this.theLook.adapter].snow;
  }
  private get isSnowy(): boolean {
    return this.isCga && (this.theLook.snow || this.snowRemoval);
  }

  private get screenSize(): Size {
    return this.addon.renderer?.dimensions.css.canvas ?? this.element.getBoundingClientRect();
  }

  /**
   * The border in dots, which the stock renderer has not: a third of its width in a narrow box, and where it would leave less than one
   * pixel a dot, or cost a whole one.
   */
  private get border(): Border {
    const { adapter, scale } = this.theLook;
    const font = adapterFont(adapter);
    const wide = borderDots(adapter, font.width * wholeScreen.columns, font.height * wholeScreen.rows);
    if (!wide || this.failure) return undefined;
    const slim = { x: Math.round(wide.x / 3), y: Math.round(wide.y / 3) };
    const ratio = this.element.ownerDocument.defaultView?.devicePixelRatio ?? 1;
    const pixels = (border: Border): number => asLargeAsFits(this.box, this.layout(border))(ratio).x;
    const isTight = pixels(wide) < 1 || (scale === 'pixel' && Math.floor(pixels(slim)) > Math.floor(pixels(wide)));
    return isTight || this.box.width < NARROW_PX ? slim : wide;
  }
  private layout(border: Border): Layout {
    return { font: adapterFont(this.theLook.adapter), columns: this.region.columns, rows: this.region.rows, border };
  }
  private get borderSize(): Size {
    const font = adapterFont(this.theLook.adapter);
    const { width, height } = this.screenSize;
    const border = this.border ?? { x: 0, y: 0 };
    return {
      width: (width / (font.width * wholeScreen.columns)) * border.x,
      height: (height / (font.height * wholeScreen.rows)) * border.y,
    };
  }

  /** Brings font, palette, border and scale of the picture up to date. */
  private dress(): void {
    const palette = paletteOf(this.theLook);
    const border = this.border && { ...this.border, colour: palette[this.shown.border] ?? 0 };
    this.addon.set({ font: adapterFont(this.theLook.adapter), palette, border, blink: this.theLook.blink, scale: this.scaleRule() });
  }

  private scaleRule(): ScaleRule | undefined {
    if (this.box.width <= 0 || this.box.height <= 0) return undefined;
    const layout = this.layout(this.region === wholeScreen ? this.border : undefined);
    const fitted = asLargeAsFits(this.box, layout);
    if (this.theLook.scale === 'fit') return fitted;
    const exact = pixelExact(this.box, layout);
    // Where not even one pixel a dot fits, a picture that is all in sight is worth more than hard edges.
    return (ratio) => (fitted(ratio).x < 1 ? fitted(ratio) : exact(ratio));
  }

  /** The stock renderer is as large as its font: 16 pixels make a picture of 720 by 400. */
  private fitFont(): void {
    const size = Math.max(1, Math.floor(16 * Math.min(this.box.width / 720, this.box.height / 400)));
    if (this.terminal.options.fontSize === size || !this.terminal.element) return;
    this.terminal.options.fontSize = size;
    this.terminal.element.style.fontSize = `${size}px`;
  }

  /** Everything again, as another adapter shows it. */
  private repaint(): void {
    this.snowfall = new Snowfall();
    // Differs from every screen in every cell.
    this.shown.memory.set(this.wanted.memory.map((byte) => byte ^ 0xff));
    this.present(this.painted);
  }

  private write(changes: readonly Change[]): void {
    const { text, pen } = encode(changes, this.pen, { repeat: true, highBit: this.shown.highBit });
    const cursor = encodeCursor(this.shown.cursor, pen);
    this.pen = cursor.pen;
    if (text + cursor.text === '') return;
    this.drawing = true;
    this.terminal.write(text + cursor.text);
  }

  /** One step a picture while something is on its way. Flakes lie over finished cells, so a picture that is still drawn comes first. */
  private run(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      if (this.snowfall.isWaiting) this.write(this.snowfall.drain(this.nowMs()));
      if (!this.drawing) this.snow();
      if (this.snowfall.isWaiting || (!this.drawing && (this.flaking || this.snowfall.hasFlakes))) this.run();
    });
  }

  private snow(): void {
    const flakes = this.snowfall.takeFlakes(this.nowMs());
    if (!flakes || (flakes.length === 0 && !this.flaking)) return;
    this.flaking = flakes.length > 0;
    this.addon.setFlakes(flakes);
  }
}
