import { encode, present, Screen, writeThroughBeam } from '@felt80/text-mode';
import { adapterFont, BitmapAddon, openWithoutStyles } from '@felt80/xterm-bitmap';
import { Terminal } from '@xterm/xterm';
import css from '@xterm/xterm/css/xterm.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];
const frame = () => new Promise((done) => requestAnimationFrame(done));
const WARM_UP = 12;
const CHANGES = 16;

function open(bitmap, top = 0) {
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'absolute', top: `${top}px` });
  const terminal = new Terminal({ cols: 80, rows: 25, scrollback: 0, cursorInactiveStyle: 'none' });
  const addon = new BitmapAddon({ font: adapterFont('vga') });
  if (bitmap) terminal.loadAddon(addon);
  openWithoutStyles(terminal, host, (it) => document.body.append(it));
  return {
    terminal,
    addon,
    close() {
      terminal.dispose();
      host.remove();
    },
  };
}

/** A screen in which every cell differs from the one before, each in a colour of its own. */
function noise(turn) {
  const screen = new Screen();
  for (let i = 0; i < 2000; i++) {
    screen.memory[2 * i] = 33 + ((i * 7 + turn * 31) % 200);
    screen.memory[2 * i + 1] = (i * 13 + turn * 29 + 1) & 127;
  }
  return screen;
}

/** The texts that turn one noise into the next. */
function texts(count) {
  const shown = new Screen();
  let pen;
  return Array.from({ length: count }, (_, turn) => {
    const written = encode(present(shown, noise(turn)), pen);
    pen = written.pen;
    return written.text;
  });
}

/** Writes full changes one after another, each painted before the next. */
async function fullChanges(bitmap) {
  const { terminal, close } = open(bitmap);
  const all = texts(WARM_UP + CHANGES);
  const change = async (text) => {
    await new Promise((done) => terminal.write(text, done));
    await frame();
  };
  for (const text of all.slice(0, WARM_UP)) await change(text);
  await globalThis.begin();
  for (const text of all.slice(WARM_UP)) await change(text);
  await globalThis.end();
  close();
}

/** Milliseconds of script for the flakes of a full repaint: the model, and painting its worst picture. */
async function snow() {
  const { terminal, addon, close } = open(true);
  await new Promise((done) => terminal.write('\x1b[?25l', done));
  await frame();
  await frame();
  const changes = present(new Screen(), noise(1));
  let best = Number.POSITIVE_INFINITY;
  let flakes = 0;
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    const fallen = writeThroughBeam(new Screen().memory, changes, 0).flakes.filter((flake) => flake.frame === 0);
    addon.setFlakes(fallen);
    best = Math.min(best, performance.now() - start);
    flakes = fallen.length;
    addon.setFlakes([]);
    await frame();
  }
  close();
  return { ms: best, flakes };
}

/** Opens thirty terminals, waits until all have drawn, and takes them away again. */
async function openThirty(traces) {
  const start = performance.now();
  const all = Array.from({ length: 30 }, (_, i) => {
    const it = open(true, i);
    traces.push(new WeakRef(it.terminal), new WeakRef(it.addon.renderer));
    it.terminal.write(`terminal ${i}`);
    return it;
  });
  while (!all.every((it) => it.addon.renderer.work.cells >= 2000)) await frame();
  const openMs = performance.now() - start;
  for (const it of all) it.close();
  return openMs;
}

/** How long thirty terminals take, and how much of them is left after a collection. */
async function thirty() {
  const traces = [];
  const openMs = await openThirty(traces);
  for (let i = 0; i < 50 && traces.some((trace) => trace.deref()); i++) {
    await new Promise((done) => setTimeout(done, 50));
    globalThis.gc();
  }
  return { openMs, left: traces.filter((trace) => trace.deref()).length };
}

Object.assign(globalThis, { bench: { fullChanges, snow, thirty } });
