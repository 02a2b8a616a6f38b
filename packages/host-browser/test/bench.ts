import { bareStage, type Key, openDisk, type Program, type StageEvent, type StageState } from '@felt80/machine';
import type { RunningHost, StartOptions } from '@felt80/machine/conformance';
import css from '@xterm/xterm/css/xterm.css?inline';
import { commands } from 'vitest/browser';
import { openBrowserStore } from '../src/disk';
import { Display } from '../src/display';
import { openKeyboard } from '../src/keyboard';
import { defaultLook, type Look } from '../src/look';
import { openMouse } from '../src/mouse';
import { powerOn } from '../src/power';
import { openSound } from '../src/sound';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];

/** A display on the page with a keyboard and a mouse, and one program after another on it. */
export function openBench(look: Partial<Look> = {}) {
  const body = document.createElement('div');
  body.tabIndex = 0;
  const display = new Display(document, { ...defaultLook, ...look });
  display.open((element) => body.append(element));
  document.body.replaceChildren(body);
  document.body.style.margin = '0';
  display.fit({ width: 800, height: 500 });
  return { body, display };
}
export type Bench = ReturnType<typeof openBench>;

/** Our names of keys in those of the browser's automation. */
function automationKey(key: Key): string {
  const [modifier, rest] = key.includes('-') && key.length > 1 ? key.split('-') : [undefined, key];
  const name = /^(Up|Down|Left|Right)$/.test(rest as string) ? `Arrow${rest}` : (rest as string);
  if (modifier === 'Alt') return `Alt+Key${name}`;
  return modifier ? `${modifier}+${name}` : name;
}

const letPass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function start({ body, display }: Bench, program: Program, options: StartOptions): Promise<RunningHost> {
  let state: StageState = bareStage;
  const said: string[] = [];
  const happened: StageEvent[] = [];
  if (options.adapter) display.look = { ...display.look, adapter: options.adapter };
  const running = powerOn(program, {
    display,
    disk: openDisk((await openBrowserStore('memory')).store),
    speaker: openSound().speaker(),
    audience: {
      changed: (now) => {
        state = now;
      },
      said: (line) => said.push(line),
      happened: (event) => happened.push(event),
    },
    args: options.args ?? '',
    seed: options.seed,
  });
  const keyboard = openKeyboard(body, (event) => running.offer(event));
  const mouse = openMouse(
    body,
    { cellAt: (x, y) => display.cellAt(x, y), selecting: () => display.selection !== '' },
    (event) => keyboard.held(event),
    (event) => running.offer(event),
  );
  const stop = (): void => {
    keyboard.dispose();
    mouse.dispose();
  };
  running.exit.then(stop, stop);
  body.focus();
  return {
    press: (key) => commands.pressKey(automationKey(key)),
    hold: (key, times) => commands.holdKey(automationKey(key), times),
    async click(row, column, { button = 'left', held = [] } = {}) {
      const box = body.querySelector('.xterm-screen')?.getBoundingClientRect() as DOMRect;
      const x = box.left + ((column + 0.5) / 80) * box.width;
      const y = box.top + ((row + 0.5) / 25) * box.height;
      await commands.clickAt(x, y, button, held);
    },
    pass: letPass,
    async rows() {
      await display.settled();
      return display.rows();
    },
    heard: () => ({ state, said, happened }),
    exit: running.exit,
    async powerOff() {
      running.powerOff();
    },
  };
}
