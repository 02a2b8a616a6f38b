import { Display, defaultLook, type Look, openKeyboard, openMouse, openSound } from '@felt80/host-browser';
import { bareStage, type InputEvent, type Key, type StageState } from '@felt80/machine';
import { catalogue, listingNamed } from '@felt80/programs';
import { openBeside } from './beside';
import { buildCabinet } from './cabinet';
import { Engine, type Listener, type Start } from './engine';
import { openFitting } from './fitting';
import { openKeyBar } from './key-bar';
import { needsRestart, type Settings, settingsOf, type TerminalOptions } from './options';
import { openTypingLine } from './typing';
import { openVoice } from './voice';

/** A terminal on a page. */
export interface Terminal {
  /** Resolves when the first picture is there. */
  readonly ready: Promise<void>;
  /** Carries out a command line on a machine started anew, such as `BACCARAT`, and gives the exit code of the program when it ends. */
  run(commandLine: string): Promise<number>;
  /** Changes options; those left out stay as they are. */
  set(options: TerminalOptions): void;
  /** Presses keys, by name: `'Enter'`, `'F1'`, `'Alt-H'`, `'Up'`, `'b'`. */
  press(...keys: readonly string[]): void;
  /** The 25 rows that are shown, joined by line feeds. */
  text(): string;
  /** All files of the disk as one. */
  exportDisk(): Promise<Blob>;
  /** Writes the files of an exported disk over those of the same names. */
  importDisk(file: Blob): Promise<void>;
  /**
   * Hears of `ready`, `screen` (its name), `started` and `exit` (a program and its code), `problem`, and of what programs tell, such as
   * `coup`. Gives the function that stops it.
   */
  on(event: string, listener: (detail: unknown) => void): () => void;
  /** Turns the machine off and takes everything away again. */
  dispose(): void;
}

/** A terminal whose options can also be told anew as a whole: what is left out then has its default again. */
export interface OpenTerminal extends Terminal {
  replace(options: TerminalOptions): void;
}

/** A terminal in a shadow root. `heard` gets every event. */
export function openTerminal(root: ShadowRoot, options: TerminalOptions, heard: (type: string, detail: unknown) => void): OpenTerminal {
  const view = root.ownerDocument.defaultView ?? globalThis.window;
  const lessMotion = view.matchMedia('(prefers-reduced-motion: reduce)');
  const finger = view.matchMedia('(pointer: coarse)');
  const listening = new AbortController();
  const { signal } = listening;
  const listeners = new Map<string, Set<(detail: unknown) => void>>();
  let said = options;
  let settings = settingsOf(said);
  let state: StageState = bareStage;
  let touched = false;
  let barAway = false;
  let isReady = false;
  let resolveReady = (): void => {};
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  const emit = (type: string, detail: unknown): void => {
    heard(type, detail);
    for (const listener of [...(listeners.get(type) ?? [])]) listener(detail);
  };
  const isCalm = ({ motion }: Settings): boolean => motion === 'reduced' || (motion === 'system' && lessMotion.matches);
  const lookOf = (wanted: Settings): Look => {
    const { adapter, phosphor, scale } = wanted;
    return { ...defaultLook, adapter, phosphor, scale, blink: !isCalm(wanted), snow: !isCalm(wanted) };
  };

  const cabinet = buildCabinet(root);
  const display = new Display(
    root.ownerDocument,
    lookOf(settings),
    () => {
      voice.changed();
      if (isReady) return;
      isReady = true;
      resolveReady();
      emit('ready', undefined);
    },
    undefined,
    () => beside.again(),
  );
  display.open((element) => cabinet.screen.append(element));
  const sound = openSound();
  const voice = openVoice(cabinet.voice, cabinet.rows, () => display.rows());
  const listener: Listener = {
    changed(next) {
      const before = state;
      state = next;
      showState();
      if (next.screenName !== before.screenName) emit('screen', { name: next.screenName });
    },
    said(line) {
      voice.say(line);
      cabinet.caption.textContent = line;
    },
    happened: (event) => emit(event.type === 'ended' ? 'exit' : event.type, event),
    problem: (why) => {
      voice.say(why);
      emit('problem', { why });
    },
  };
  const engine = new Engine(display, sound, listener, () => (isCalm(settings) ? 'reduced' : 'full'));
  const offer = (event: InputEvent): void => {
    sound.unlock();
    // The picture changes under it; copying is no key of the program's.
    if (event.type === 'key') display.deselect();
    engine.offer(event);
  };
  const beside = openBeside(cabinet.beside, display, offer);
  const press = (key: Key, repeat = false): void => offer({ type: 'key', key, repeat });
  const keyboard = openKeyboard(cabinet.screen, offer);
  const mouse = openMouse(
    cabinet.screen,
    { cellAt: (x, y) => display.cellAt(x, y), selecting: () => display.selection !== '' },
    (event) => keyboard.held(event),
    offer,
  );
  const keyBar = openKeyBar(cabinet.bar, press);
  const typing = openTypingLine(cabinet.typing, press);
  const fitting = openFitting(
    cabinet,
    display,
    (areas) => beside.show(areas),
    () => showTools(),
  );
  const tools = { near: toolButton(), away: toolButton() };
  const toolBox = root.ownerDocument.createElement('div');
  toolBox.className = 'tools';
  toolBox.append(tools.away, tools.near);
  cabinet.bar.append(toolBox);

  function toolButton(): HTMLButtonElement {
    const button = root.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = 'small';
    button.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
    return button;
  }
  const name = (button: HTMLButtonElement, sign: string, label: string): void => {
    button.textContent = sign;
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  function showTools(): void {
    const isByTouch = finger.matches || touched;
    cabinet.bar.hidden = settings.keyBar === 'never' || (settings.keyBar === 'auto' && !isByTouch);
    cabinet.bar.classList.toggle('away', barAway);
    typing.show(isByTouch ? state.textField : undefined);
    tools.near.hidden = !fitting.offersNear;
    cabinet.caption.hidden = !(fitting.offersNear && fitting.near);
    name(tools.near, fitting.near ? '⤢' : '⤡', fitting.near ? 'Show the whole screen' : 'Show the table large');
    name(tools.away, barAway ? '▴' : '▾', barAway ? 'Show the keys' : 'Put the keys away');
    tools.away.setAttribute('aria-expanded', String(!barAway));
  }
  function showState(): void {
    keyBar.show(state.legend);
    fitting.area(state.area);
    showTools();
  }

  tools.near.addEventListener('click', () => {
    fitting.near = !fitting.near;
  });
  tools.away.addEventListener('click', () => {
    barAway = !barAway;
    showTools();
  });
  cabinet.screen.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' || touched) return;
      touched = true;
      showTools();
    },
    { signal },
  );
  cabinet.screen.addEventListener(
    'copy',
    (event) => {
      if (display.selection === '') return;
      event.clipboardData?.setData('text/plain', display.selection);
      event.preventDefault();
    },
    { signal },
  );
  lessMotion.addEventListener('change', () => dress(), { signal });
  finger.addEventListener('change', () => showTools(), { signal });
  const sight = new view.IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === false) engine.pause();
    else engine.resume();
  });
  sight.observe(cabinet.stage);

  function dress(): void {
    display.look = lookOf(settings);
    sound.muted = settings.sound === 'off';
    sound.volume = settings.volume;
    fitting.again();
    showTools();
  }
  const startOf = (wanted: Settings): Start => ({
    line: [wanted.program ?? '', wanted.parameters].join(' ').trim(),
    seed: wanted.seed,
    disk: wanted.disk,
  });
  const start = (): void => {
    const { program } = settings;
    cabinet.poster.hidden = true;
    engine.start(startOf(settings)).then(
      () => {
        if (program && !listingNamed(catalogue, program)) listener.problem(`There is no program “${program}” here.`);
      },
      (error: unknown) => emit('problem', { why: String(error) }),
    );
  };
  const showPoster = (): void => {
    const button = root.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = `▶ Start ${settings.program ?? 'the card room'}`;
    button.addEventListener('click', () => {
      sound.unlock();
      start();
      cabinet.screen.focus({ preventScroll: true });
    });
    cabinet.poster.replaceChildren(button);
    cabinet.poster.hidden = false;
  };

  function replace(next: TerminalOptions): void {
    const before = settings;
    said = next;
    settings = settingsOf(said);
    dress();
    const isOn = cabinet.poster.hidden;
    if (isOn ? needsRestart(before, settings) : settings.autostart) start();
    else if (!isOn) showPoster();
  }

  dress();
  if (settings.autostart) start();
  else showPoster();

  return {
    ready,
    run(commandLine) {
      cabinet.poster.hidden = true;
      return engine.run({ ...startOf(settings), line: commandLine });
    },
    set: (changes) => replace({ ...said, ...changes }),
    replace,
    press(...keys) {
      for (const key of keys) engine.offer({ type: 'key', key, repeat: false });
    },
    text: () => display.rows().join('\n'),
    exportDisk: () => engine.exportDisk(),
    importDisk: (file) => engine.importDisk(file),
    on(event, listener) {
      const type = event.replace(/^felt-/, '');
      const all = listeners.get(type) ?? new Set();
      listeners.set(type, all.add(listener));
      return () => all.delete(listener);
    },
    dispose() {
      listening.abort();
      sight.disconnect();
      engine.dispose();
      for (const part of [keyboard, mouse, beside, keyBar, typing, fitting, voice, sound, display]) part.dispose();
      listeners.clear();
      root.replaceChildren();
      root.adoptedStyleSheets = [];
    },
  };
}

/** Puts a terminal into an element of a page, in a shadow root of its own. */
export function mountTerminal(element: HTMLElement, options: TerminalOptions = {}): Terminal {
  const host = element.ownerDocument.createElement('div');
  host.style.height = '100%';
  element.append(host);
  const terminal = openTerminal(host.attachShadow({ mode: 'open' }), options, () => {});
  return {
    ...terminal,
    dispose() {
      terminal.dispose();
      host.remove();
    },
  };
}
