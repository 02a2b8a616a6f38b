/// <reference types="vite/client" />
import { codePage } from '@felt80/text-mode';
import { Terminal } from '@xterm/xterm';
import css from '@xterm/xterm/css/xterm.css?inline';
import * as bitmap from '../src/index';

/** What a test in Node asks of the page. Everything here runs in the browser. */
export interface Setting {
  readonly adapter: 'vga' | 'ega' | 'cga' | 'mono';
  /** Device pixels a dot; or a box that the picture shall fill. */
  readonly scale: readonly [number, number] | { readonly fit: readonly [number, number] } | { readonly pixel: readonly [number, number] };
  readonly border?: { readonly colour: number; readonly x: number; readonly y: number };
  readonly blink?: boolean;
  readonly transform?: string;
  readonly stock?: boolean;
}

export interface OpenTerminal {
  readonly terminal: Terminal;
  readonly addon: bitmap.BitmapAddon;
  readonly host: HTMLElement;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];
const reports: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => reports.push(`${event.violatedDirective} ${event.blockedURI}`));

function rule(setting: Setting): bitmap.ScaleRule {
  const { scale, border } = setting;
  const layout = { font: bitmap.adapterFont(setting.adapter), columns: 80, rows: 25, border };
  if ('fit' in scale) return bitmap.asLargeAsFits({ width: scale.fit[0], height: scale.fit[1] }, layout);
  if ('pixel' in scale) return bitmap.pixelExact({ width: scale.pixel[0], height: scale.pixel[1] }, layout);
  return () => ({ x: scale[0], y: scale[1] });
}

const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const laboratory = {
  bitmap,
  Terminal,
  reports,
  painted,
  current: undefined as OpenTerminal | undefined,

  open(setting: Setting): OpenTerminal {
    const host = document.createElement('div');
    if (setting.transform) {
      host.style.transformOrigin = '0 0';
      host.style.transform = setting.transform;
    }
    const terminal = new Terminal({ cols: 80, rows: 25, scrollback: 0, cursorInactiveStyle: 'none', allowProposedApi: true });
    const font = bitmap.adapterFont(setting.adapter);
    const addon = new bitmap.BitmapAddon({ font, scale: rule(setting), border: setting.border, blink: setting.blink });
    if (!setting.stock) terminal.loadAddon(addon);
    bitmap.openWithoutStyles(terminal, host, (it) => document.body.append(it));
    laboratory.current = { terminal, addon, host };
    return laboratory.current;
  },

  async write(text: string): Promise<void> {
    await new Promise<void>((done) => laboratory.current?.terminal.write(text, done));
    await painted();
  },

  /** Cells from the top left: glyph, attribute; `bright`: the attribute's high bit is a bright background. */
  show(cells: readonly (readonly [number, number])[], bright: boolean): Promise<void> {
    const ansi = bitmap.ansiColour;
    const text = cells.map(([glyph, attribute]) => {
      const foreground = ansi(attribute & 15);
      const background = ansi((attribute >> 4) & (bright ? 15 : 7));
      const sgr = [
        0,
        ...(!bright && attribute & 128 ? [5] : []),
        foreground < 8 ? 30 + foreground : 82 + foreground,
        background < 8 ? 40 + background : 92 + background,
      ];
      return `\x1b[${sgr.join(';')}m${glyph === 0 ? ' ' : codePage[glyph]}`;
    });
    return laboratory.write(`\x1b[0m\x1b[H\x1b[2J${text.join('')}\x1b[?25l`);
  },

  close(): void {
    laboratory.current?.terminal.dispose();
    laboratory.current?.host.remove();
    laboratory.current = undefined;
  },
};

export type Laboratory = typeof laboratory;
Object.assign(globalThis, { laboratory });
