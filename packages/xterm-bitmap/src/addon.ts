import type { IDisposable, ITerminalAddon, Terminal } from '@xterm/xterm';
import { coreOf, missingMembers } from './core';
import type { Flake } from './dots';
import { type BitmapOptions, BitmapRenderer } from './renderer';

/**
 * Draws a terminal from bitmap glyphs. Load it before `terminal.open()`: then the stock renderer and its style elements are never
 * made. Where the renderer cannot be installed, the stock one stays and `failure` says why.
 */
export class BitmapAddon implements ITerminalAddon {
  private installed: BitmapRenderer | undefined;
  /** Why the stock renderer is in use instead, if it is. */
  failure: string | undefined;
  private terminal: Terminal | undefined;
  private waiting: IDisposable | undefined;

  constructor(private options: BitmapOptions) {}

  /** The renderer, once it is installed and until another one takes its place. */
  get renderer(): BitmapRenderer | undefined {
    return this.installed?.isDisposed ? undefined : this.installed;
  }

  activate(terminal: Terminal): void {
    this.terminal = terminal;
    const core = coreOf(terminal);
    if (!terminal.element && typeof core?.onWillOpen === 'function') this.waiting = core.onWillOpen(() => this.install(terminal));
    else this.install(terminal);
  }

  /** Changes options while the terminal runs: another font, palette, border, scale or blink. */
  set(options: Partial<BitmapOptions>): void {
    this.options = { ...this.options, ...options };
    const { terminal, renderer } = this;
    if (!terminal || !renderer) return;
    renderer.setOptions(this.options);
    // Announces the new sizes, so that selection, screen reader rows and decorations follow.
    coreOf(terminal)._renderService.resize(terminal.cols, terminal.rows);
  }

  /** Shows snow over the picture until the next call; `[]` takes it away. Nothing happens with the stock renderer. */
  setFlakes(flakes: readonly Flake[]): void {
    this.renderer?.setFlakes(flakes);
  }

  /** Gives the terminal its stock renderer back, unless the terminal itself goes away. */
  dispose(): void {
    this.waiting?.dispose();
    const { renderer, terminal } = this;
    this.installed = undefined;
    if (!renderer || !terminal) return;
    const core = coreOf(terminal);
    if (core._store?._isDisposed) {
      renderer.dispose();
      return;
    }
    core._renderService.setRenderer(core._createRenderer());
    core._renderService.handleResize(terminal.cols, terminal.rows);
  }

  private install(terminal: Terminal): void {
    this.waiting?.dispose();
    const missing = missingMembers(terminal);
    if (missing.length > 0) {
      this.failure = `this xterm.js has no ${missing.join(', ')}`;
      return;
    }
    const service = coreOf(terminal)._renderService;
    try {
      const renderer = new BitmapRenderer(terminal, coreOf(terminal), this.options);
      service.setRenderer(renderer);
      // One of ours that was there before has taken its border with it.
      renderer.handleResize(terminal.cols, terminal.rows);
      this.installed = renderer;
      if (service.dimensions !== renderer.dimensions) throw new Error('the renderer was not taken');
    } catch (error) {
      this.dispose();
      this.failure = String(error);
    }
  }
}

/**
 * Opens a terminal, its addon loaded already, so that no style element of xterm.js meets the page's Content-Security-Policy:
 * `insert` puts the host, which must not be in the document yet, where it belongs.
 */
export function openWithoutStyles(terminal: Terminal, host: HTMLElement, insert: (host: HTMLElement) => void): void {
  terminal.open(host);
  for (const style of host.querySelectorAll('style')) style.remove();
  insert(host);
}
