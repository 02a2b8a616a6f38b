import type { IDisposable, Terminal } from '@xterm/xterm';

/** Rows that must be drawn again, counted from the top of the viewport, both ends included. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Sizes in one unit, CSS or device pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What xterm.js asks of a renderer (its internal `IRenderer`, 6.0.0). */
export interface SlotRenderer extends IDisposable {
  readonly dimensions: {
    readonly css: { readonly canvas: Extent; readonly cell: Extent };
    readonly device: {
      readonly canvas: Extent;
      readonly cell: Extent;
      readonly char: Extent & { readonly left: number; readonly top: number };
    };
  };
  readonly onRequestRedraw: (listener: (range: RowRange) => unknown) => IDisposable;
  handleDevicePixelRatioChange(): void;
  handleResize(columns: number, rows: number): void;
  handleCharSizeChanged(): void;
  handleBlur(): void;
  handleFocus(): void;
  handleSelectionChanged(start?: [number, number], end?: [number, number], columnMode?: boolean): void;
  handleCursorMove(): void;
  clear(): void;
  renderRows(start: number, end: number): void;
}

/**
 * The internal members of xterm.js that a renderer needs. They are no public API: the xterm.js version is pinned exactly, and
 * `missingMembers` is asked before anything is touched.
 */
export interface Core {
  readonly screenElement: HTMLElement;
  readonly coreService: {
    readonly isCursorHidden: boolean;
    readonly isCursorInitialized: boolean;
    readonly decPrivateModes: { readonly cursorStyle?: 'block' | 'underline' | 'bar' };
  };
  readonly _coreBrowserService: { readonly dpr: number; readonly window: Window & typeof globalThis };
  readonly _renderService: {
    readonly dimensions: object;
    setRenderer(renderer: SlotRenderer): void;
    resize(columns: number, rows: number): void;
    handleResize(columns: number, rows: number): void;
  };
  readonly _store?: { readonly _isDisposed: boolean };
  onWillOpen(listener: () => void): IDisposable;
  _createRenderer(): SlotRenderer;
}

export function coreOf(terminal: Terminal): Core {
  return (terminal as unknown as { readonly _core: Core })._core;
}

type Loose = Record<string, unknown> | undefined;
const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Each needed member with the test that says it is there. */
const needs: readonly (readonly [string, (core: Loose) => boolean])[] = [
  ['screenElement', (core) => core?.screenElement !== undefined],
  ...['setRenderer', 'resize', 'handleResize'].map(
    (name) => [`_renderService.${name}`, (core: Loose) => isFunction((core?._renderService as Loose)?.[name])] as const,
  ),
  ['_createRenderer', (core) => isFunction(core?._createRenderer)],
  ['_coreBrowserService.dpr', (core) => typeof (core?._coreBrowserService as Loose)?.dpr === 'number'],
  ['_coreBrowserService.window', (core) => (core?._coreBrowserService as Loose)?.window !== undefined],
  ['coreService.isCursorHidden', (core) => typeof (core?.coreService as Loose)?.isCursorHidden === 'boolean'],
  ['coreService.isCursorInitialized', (core) => typeof (core?.coreService as Loose)?.isCursorInitialized === 'boolean'],
  ['coreService.decPrivateModes', (core) => (core?.coreService as Loose)?.decPrivateModes !== undefined],
];

/**
 * The members of xterm.js' core that this package needs and does not find in an opened terminal; `[]` when the renderer can be
 * installed. After an upgrade of xterm.js this list says what has moved.
 */
export function missingMembers(terminal: Terminal): readonly string[] {
  const core = coreOf(terminal) as unknown as Loose;
  if (!core) return ['_core'];
  return needs.filter(([, isThere]) => !isThere(core)).map(([name]) => name);
}
