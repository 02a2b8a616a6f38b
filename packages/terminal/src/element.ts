import { attributeNames, mirrorOptions, type OptionProperties, optionsOf, type TerminalOptions, takeEarlyOptions } from './options';
import { type OpenTerminal, openTerminal, type Terminal } from './terminal';

// On a server there is no HTMLElement; the class is then never used, but importing it must not fail.
const Plain: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);
const Base = class extends Plain {} as new () => HTMLElement & OptionProperties;
mirrorOptions(Base.prototype);

/** What can be asked of the element before it is in a page. */
const outside = 'The element is not in a page.';

/**
 * `<felt-terminal program="BACCARAT" seed="…" adapter="vga" sound="off" key-bar="auto" disk="name or memory" autostart>`. Properties
 * named as in {@link TerminalOptions} mirror the attributes, and can be set at any time: `terminal.adapter = 'cga'`. Events reach
 * the page as `felt-ready`, `felt-screen`, `felt-exit`, `felt-problem` and `felt-` with what programs tell. Taking the element out of
 * the page turns the machine off; put back it starts again from its disk.
 */
export class FeltTerminal extends Base implements Omit<Terminal, 'ready' | 'set' | 'on' | 'dispose'> {
  static readonly observedAttributes: readonly string[] = attributeNames;
  private terminal: OpenTerminal | undefined;

  connectedCallback(): void {
    takeEarlyOptions(this);
    if (this.terminal) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.terminal = openTerminal(root, this.options, (type, detail) => {
      this.dispatchEvent(new CustomEvent(`felt-${type}`, { detail, bubbles: true, composed: true }));
    });
  }

  disconnectedCallback(): void {
    this.terminal?.dispose();
    this.terminal = undefined;
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.terminal?.replace(this.options);
  }

  /** Gives the keyboard to the program. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>('.screen')?.focus(options);
  }

  /** Resolves when the first picture is there. */
  get ready(): Promise<void> {
    return this.terminal?.ready ?? Promise.reject(new Error(outside));
  }
  run(commandLine: string): Promise<number> {
    return this.terminal?.run(commandLine) ?? Promise.reject(new Error(outside));
  }
  press(...keys: readonly string[]): void {
    this.terminal?.press(...keys);
  }
  text(): string {
    return this.terminal?.text() ?? '';
  }
  exportDisk(): Promise<Blob> {
    return this.terminal?.exportDisk() ?? Promise.reject(new Error(outside));
  }
  importDisk(file: Blob): Promise<void> {
    return this.terminal?.importDisk(file) ?? Promise.reject(new Error(outside));
  }
  /** Turns the machine off for good and takes its parts away; the element stays. */
  dispose(): void {
    this.disconnectedCallback();
  }

  private get options(): TerminalOptions {
    return optionsOf((name) => this.getAttribute(name));
  }
}

/** Makes `<felt-terminal>` known to the page, once; on a server nothing happens. */
export function defineFeltTerminal(name = 'felt-terminal'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, FeltTerminal);
}
