import { afterEach, describe, expect, it } from 'vitest';
import { defineFeltTerminal, FeltTerminal } from '../src/index';
import { clearAway, mount, open, screen, shows, stroke, until } from './stand';

afterEach(clearAway);

const barKeys = (root: ShadowRoot): readonly HTMLButtonElement[] => [...root.querySelectorAll<HTMLButtonElement>('[data-key]')];
/** How high the room of the picture is. */
const roomOf = (root: ShadowRoot): number => (root.querySelector('.stage') as HTMLElement).clientHeight;

describe('mountTerminal', () => {
  it('EMB-01 shows the prompt, takes keys and gives the rows as text', async () => {
    const { terminal } = mount();
    await terminal.ready;
    await shows(terminal, 'C:\\>');
    expect(
      terminal
        .text()
        .split('\n')
        .map((row) => row.length),
    ).toEqual(Array.from({ length: 25 }, () => 80));
    terminal.press('v', 'e', 'r', 'Enter');
    await shows(terminal, 'C:\\>ver');
  });

  it('EMB-04 starts a named program, tells of it, and gives its exit code', async () => {
    const { terminal } = mount({ keyBar: 'always' });
    const told: [string, unknown][] = [];
    for (const type of ['started', 'screen', 'felt-exit']) terminal.on(type, (detail) => told.push([type, detail]));
    const done = terminal.run('BACCARAT');
    await until(() => told.some(([type, detail]) => type === 'screen' && (detail as { name: string }).name === 'logon'), 'logon');
    terminal.press('Enter', 'F10');
    expect(await done).toBe(0);
    expect(told.find(([type]) => type === 'started')?.[1]).toMatchObject({ program: 'BACCARAT' });
    expect(told.find(([type]) => type === 'felt-exit')?.[1]).toMatchObject({ program: 'BACCARAT', code: 0 });
    expect(await terminal.run('VER')).toBe(0);
  });

  it('EMB-04 a program that is not there is a problem that is told', async () => {
    const why: unknown[] = [];
    mount({ program: 'CHESS' }).terminal.on('problem', (detail) => why.push(detail));
    mount({ program: 'vbacc' }).terminal.on('problem', (detail) => why.push(detail));
    await until(() => why.length > 0, 'problem');
    expect(why).toEqual([{ why: 'There is no program “CHESS” here.' }]);
  });

  it('MAC-02 a program that starts after the adapter was changed has the new one', async () => {
    const { terminal } = mount();
    await terminal.ready;
    let screenNow = '';
    terminal.on('screen', (detail) => {
      screenNow = (detail as { name: string }).name;
    });
    for (const adapter of ['ega', 'cga'] as const) {
      terminal.set({ adapter });
      terminal.press('b', 'a', 'c', 'c', 'a', 'r', 'a', 't', 'Enter');
      await until(() => screenNow === 'logon', 'logon');
      terminal.press('Enter', 'F3');
      await shows(terminal, 'Snow Removal');
      expect(terminal.text().includes('CGA only')).toBe(adapter === 'ega');
      terminal.press('Escape', 'F10');
      await until(() => screenNow === 'prompt', 'prompt');
    }
  });

  it('MAC-15 the same seed deals the same cards', async () => {
    const coups = await Promise.all(
      [1, 2].map(async () => {
        const { terminal } = mount({ program: 'BACCARAT', seed: 'twice' });
        const coup = new Promise((dealt) => terminal.on('coup', dealt));
        const at = (name: string): Promise<void> =>
          new Promise((there) => terminal.on('screen', (detail) => (detail as { name: string }).name === name && there()));
        await at('logon');
        const table = at('table');
        terminal.press('Enter');
        await table;
        terminal.press('F1');
        return coup;
      }),
    );
    expect(coups[0]).toEqual(coups[1]);
  }, 60_000);

  it('MAC-08 a disk goes out and in as one file; another file is refused', async () => {
    const { terminal } = mount();
    await shows(terminal, 'C:\\>');
    terminal.press(...'copy baccarat.doc keep.txt', 'Enter');
    await shows(terminal, '1 file');
    const file = await terminal.exportDisk();
    const other = mount().terminal;
    await shows(other, 'C:\\>');
    await other.importDisk(file);
    other.press(...'dir keep.*', 'Enter');
    await shows(other, 'KEEP');
    await expect(other.importDisk(new Blob(['no disk']))).rejects.toThrow('no disk');
  });

  it('EMB-02 takes no key without the focus, and leaves Tab alone', async () => {
    const { terminal, root } = mount();
    await shows(terminal, 'C:\\>');
    expect(stroke(document.body, 'F5').defaultPrevented).toBe(false);
    screen(root).focus();
    expect(stroke(screen(root), 'F5').defaultPrevented).toBe(true);
    for (const key of ['Tab', 'F11', 'F12']) expect(stroke(screen(root), key).defaultPrevented).toBe(false);
    expect(stroke(screen(root), 'c', { ctrlKey: true, code: 'KeyC' }).defaultPrevented).toBe(false);
  });

  it('EMB-02 restyles nothing of the page', async () => {
    const style = (): string =>
      JSON.stringify([...getComputedStyle(document.body)].map((name) => getComputedStyle(document.body).getPropertyValue(name)));
    const sheets = document.adoptedStyleSheets.length + document.styleSheets.length;
    document.body.style.height = '900px';
    const before = style();
    await mount().terminal.ready;
    expect(style()).toBe(before);
    expect(document.adoptedStyleSheets.length + document.styleSheets.length).toBe(sheets);
    document.body.style.height = '';
  });

  it('EMB-02 pauses while it is out of sight', async () => {
    const { terminal, box } = mount({ program: 'BACCARAT', seed: 'sight' });
    box.style.marginTop = '3000px';
    await new Promise((done) => setTimeout(done, 300));
    terminal.press('Enter');
    await new Promise((done) => setTimeout(done, 300));
    const soon = terminal.text();
    await new Promise((done) => setTimeout(done, 800));
    expect(terminal.text()).toBe(soon);
    box.style.marginTop = '';
    await until(() => terminal.text() !== soon, 'a film that goes on');
  });

  it('MAC-13 the key bar shows the live keys, changes with the screen and says what cannot be done', async () => {
    const { terminal, root } = mount({ keyBar: 'always' });
    await shows(terminal, 'C:\\>');
    const before = barKeys(root).map(({ textContent }) => textContent);
    expect(before.some((text) => text?.startsWith('F1'))).toBe(true);
    const room = roomOf(root);
    barKeys(root)
      .find(({ dataset }) => dataset.key === 'Enter')
      ?.click();
    await until(
      () =>
        barKeys(root)
          .map(({ textContent }) => textContent)
          .join() !== before.join(),
      'other keys',
    );
    expect(barKeys(root).length).toBeLessThan(before.length);
    expect(roomOf(root)).toBe(room);
    const hide = root.querySelector<HTMLButtonElement>('[aria-label="Put the keys away"]');
    hide?.click();
    expect(getComputedStyle(root.querySelector('.keys') as HTMLElement).visibility).toBe('hidden');
    expect(roomOf(root)).toBeGreaterThan(room);
    hide?.click();
    expect(roomOf(root)).toBe(room);
    expect(getComputedStyle(root.querySelector('.keys') as HTMLElement).visibility).toBe('visible');
  });

  it('MAC-13 keys that change while they are put away give no room back', async () => {
    const { terminal, root } = mount({ keyBar: 'always', program: 'BACCARAT' });
    const has = (key: string): boolean => barKeys(root).some(({ dataset }) => dataset.key === key);
    await until(() => has('Enter') && barKeys(root).length === 1, 'the logon');
    terminal.press('Enter');
    await until(() => has('F3'), 'the keys of the table');
    const room = roomOf(root);
    const hide = root.querySelector<HTMLButtonElement>('[aria-label="Put the keys away"]');
    hide?.click();
    terminal.press('F8');
    await until(() => !has('F10'), 'fewer keys');
    hide?.click();
    expect(roomOf(root)).toBe(room);
  });

  it('MAC-13 by default there is no key bar where no finger points', async () => {
    const { terminal, root } = mount();
    await terminal.ready;
    const bar = root.querySelector('.bar') as HTMLElement;
    expect(bar.hidden).toBe(true);
    screen(root).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    expect(bar.hidden).toBe(false);
    terminal.set({ keyBar: 'never' });
    expect(bar.hidden).toBe(true);
  });

  it('MAC-14 each event is told politely in one line, and the rows can be read', async () => {
    const { terminal, root } = mount();
    await shows(terminal, 'C:\\>');
    const log = root.querySelector('[role=log]') as HTMLElement;
    expect(log.getAttribute('aria-live')).toBe('polite');
    await until(() => log.children.length > 0, 'a spoken line');
    const rows = root.querySelector('[role=list]') as HTMLElement;
    await until(() => rows.children.length === 25, 'rows');
    expect([...rows.children].map(({ textContent }) => textContent)).toEqual(
      terminal
        .text()
        .split('\n')
        .map((row) => row.trimEnd()),
    );
  });

  it('EMB-01 options change live', async () => {
    const { terminal, root } = mount({ scale: 'pixel' });
    await terminal.ready;
    const width = (): number => (root.querySelector('canvas') as HTMLCanvasElement).clientWidth;
    expect(width()).toBe(720);
    terminal.set({ adapter: 'ega' });
    await until(() => width() === 640, 'EGA');
    terminal.set({ scale: 'fit' });
    await until(() => width() > 700, 'as large as fits');
  });

  it('EMB-03 twenty on one page run independently', async () => {
    const all = Array.from({ length: 20 }, () => mount().terminal);
    await Promise.all(all.map((terminal) => shows(terminal, 'C:\\>')));
    all.forEach((terminal, index) => {
      terminal.press(...`rem ${index}.`);
    });
    await Promise.all(all.map((terminal, index) => shows(terminal, `C:\\>rem ${index}.`)));
  }, 60_000);

  it('EMB-07 disposed, it leaves nothing behind', async () => {
    const traces: WeakRef<object>[] = [];
    await (async () => {
      for (let i = 0; i < 5; i++) {
        const { terminal, root } = mount({ program: 'BACCARAT', seed: `${i}` });
        await terminal.ready;
        traces.push(new WeakRef(terminal), new WeakRef(root.querySelector('canvas') as object));
      }
      for (const terminal of open.splice(0)) terminal.dispose();
    })();
    expect(document.querySelectorAll('body > div > div')).toHaveLength(0);
    document.body.replaceChildren();
    // Asynchronous: a collection that scans the stack may take a number there for something that is still used.
    const { gc } = globalThis as unknown as { gc(how: { type: 'major'; execution: 'async' }): Promise<void> };
    const left = async (): Promise<number> => {
      await gc({ type: 'major', execution: 'async' });
      return traces.filter((trace) => trace.deref()).length;
    };
    await expect.poll(left, { timeout: 15_000 }).toBe(0);
  });
});

describe('<felt-terminal>', () => {
  function element(attributes: Readonly<Record<string, string>>): FeltTerminal {
    defineFeltTerminal();
    defineFeltTerminal();
    const made = document.createElement('felt-terminal') as FeltTerminal;
    for (const [name, value] of Object.entries({ disk: 'memory', ...attributes })) made.setAttribute(name, value);
    Object.assign(made.style, { width: '800px', height: '600px' });
    document.body.append(made);
    return made;
  }

  it('EMB-01 without autostart a poster with a button is shown first', async () => {
    const made = element({ program: 'BACCARAT', seed: 'poster' });
    const button = made.shadowRoot?.querySelector('.poster button') as HTMLButtonElement;
    expect(button.textContent).toContain('BACCARAT');
    expect(made.text().trim()).toBe('');
    button.click();
    await shows(made, 'BACCARAT');
  });

  it('EMB-04 tells the page by events that bubble', async () => {
    const heard: string[] = [];
    for (const type of ['felt-ready', 'felt-screen', 'felt-started'])
      document.addEventListener(type, ({ type: it }) => heard.push(it), { once: true });
    const made = element({ autostart: '', program: 'BACCARAT' });
    await until(() => heard.length === 3, 'events');
    expect(new Set(heard)).toEqual(new Set(['felt-ready', 'felt-screen', 'felt-started']));
    made.remove();
  });

  it('EMB-01 attributes change live, and an attribute taken away has its default again', async () => {
    const made = element({ autostart: '', scale: 'pixel' });
    await made.ready;
    const width = (): number => made.shadowRoot?.querySelector('canvas')?.clientWidth ?? 0;
    made.setAttribute('adapter', 'cga');
    await until(() => width() === 640, 'CGA');
    made.removeAttribute('adapter');
    await until(() => width() === 720, 'VGA');
    made.setAttribute('adapter', 'hercules');
    expect(width()).toBe(720);
  });

  it('EMB-01 properties mirror the attributes, both ways, those set before the element is known too', async () => {
    const early = document.createElement('felt-early') as FeltTerminal;
    early.adapter = 'ega';
    early.keyBar = 'always';
    document.body.append(early);
    customElements.define('felt-early', class extends FeltTerminal {});
    expect([early.adapter, early.getAttribute('adapter'), early.getAttribute('key-bar')]).toEqual(['ega', 'ega', 'always']);
    early.remove();

    const made = element({ scale: 'pixel', volume: '0.5' });
    expect([made.scale, made.volume, made.autostart, made.program, made.adapter]).toEqual(['pixel', 0.5, false, undefined, undefined]);
    made.autostart = true;
    expect(made.getAttribute('autostart')).toBe('');
    await made.ready;
    const width = (): number => made.shadowRoot?.querySelector('canvas')?.clientWidth ?? 0;
    made.adapter = 'cga';
    await until(() => width() === 640, 'CGA');
    made.adapter = undefined;
    expect(made.hasAttribute('adapter')).toBe(false);
    await until(() => width() === 720, 'VGA');
    made.setAttribute('sound', 'loud');
    expect(made.sound).toBeUndefined();
    made.autostart = false;
    expect(made.hasAttribute('autostart')).toBe(false);
  });

  it('EMB-07 taken away and put back it starts again', async () => {
    const made = element({ autostart: '' });
    await shows(made, 'C:\\>');
    made.press(...'abc');
    await shows(made, 'C:\\>abc');
    made.remove();
    expect(made.text()).toBe('');
    document.body.append(made);
    await shows(made, 'C:\\>');
    expect(made.text()).not.toContain('abc');
  });
});
