import { defineFeltTerminal, type FeltTerminal, type TerminalOptions } from '@felt80/terminal';
import { type DiskMenu, exportDisk, openImports, takeDrops } from './disk';
import { readLink } from './link';
import { openNotices } from './notices';
import { openPanels } from './panels';
import { follow, leftOver } from './play';
import { optionsOf } from './preferences';
import { askIn } from './question';
import { openSettings } from './settings';
import { share } from './share';
import { keepUpToDate, type Updates } from './updates';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

function dress(options: TerminalOptions): void {
  for (const [option, value] of Object.entries(options)) {
    if (value !== undefined) terminal.setAttribute(option === 'keyBar' ? 'key-bar' : option, String(value));
  }
}

/** Gives the keyboard to the program; without a ring, which is for people who come by Tab. */
function play(): void {
  terminal.classList.remove('by-tab');
  terminal.focus({ preventScroll: true });
}

defineFeltTerminal();
const terminal = document.createElement('felt-terminal') as FeltTerminal;
const notices = openNotices(element('notices'), play);
const said = readLink(location.hash);
const link = 'link' in said ? said.link : undefined;
/** A session with a seed has a disk of its own, and begins again when the page does. */
const isLinked = link?.seed !== undefined;
if ('nonsense' in said) notices.say(`This link cannot be used: ${said.nonsense}. Choose what you want to play.`, { warning: true });
if (!isLinked) history.replaceState(null, '', location.pathname + location.search);

openSettings(element('settings'), (preferences) => {
  dress(optionsOf(preferences));
  document.body.classList.toggle('scan-lines', preferences.scanLines);
});
dress({ ...(link ?? leftOver()), keyBar: 'always' });
terminal.setAttribute('autostart', '');
const session = follow(terminal, isLinked);
terminal.addEventListener('felt-problem', (event) => {
  notices.say((event as CustomEvent<{ why: string }>).detail.why, { warning: true });
});
document.addEventListener('keydown', ({ key }) => key === 'Tab' && terminal.classList.add('by-tab'), true);
document.addEventListener('pointerdown', () => terminal.classList.remove('by-tab'), true);
element('room').append(terminal);
play();

const disk: DiskMenu = {
  terminal,
  notices,
  async mayImport(replaced) {
    const { running } = session;
    const lines = [
      ...(replaced.length > 0
        ? [`The imported disk replaces these files of yours: ${replaced.join(', ')}.`, 'All your other files stay as they are.']
        : []),
      ...(running ? [`${running.program} begins again with it: a sitting goes on, a hand of twenty-one or poker in play is lost.`] : []),
    ];
    if (lines.length === 0) return true;
    const yes = await askIn(element('question'), lines, replaced.length > 0 ? 'Replace them' : 'Import it');
    play();
    return yes;
  },
  changed() {
    session.forgetSeeds();
    const { program = '', parameters = '' } = session.running ?? {};
    void terminal.run(`${program} ${parameters}`.trim());
  },
};
const chosen = element<HTMLInputElement>('import-file');
const imports = openImports(disk);
const takeIn = (files: readonly File[]): void => void imports(files).then(play);
element('disk-note').textContent = isLinked
  ? 'This linked session has a disk of its own, gone with the page. Export it to keep it.'
  : 'Games and settings are kept in this browser. A disk file can also be dropped on the page.';
element('export').addEventListener('click', () => void exportDisk(disk).then(play));
element('import').addEventListener('click', () => chosen.click());
chosen.addEventListener('change', () => {
  const files = [...(chosen.files ?? [])];
  chosen.value = '';
  takeIn(files);
});
takeDrops(document.documentElement, (on) => document.body.classList.toggle('dropping', on), takeIn);

openPanels(
  ['disk', 'settings'].map((name) => ({ button: element<HTMLButtonElement>(`${name}-button`), panel: element(name) })),
  play,
);
element('share').addEventListener('click', () => void share(session, notices).then(play));
const fullScreen = element('full-screen');
fullScreen.hidden = !document.fullscreenEnabled;
fullScreen.addEventListener('click', () => {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {}).then(play);
});
window.addEventListener('hashchange', () => location.reload());

let takeBackOffer = (): void => {};
const updates: Updates = {
  ready(take) {
    // A linked session would not go on; its page has the new version at the next start.
    if (isLinked) return;
    const line =
      'A new version is ready. It comes at the next start, or now: a sitting goes on, a hand of twenty-one or poker in play is lost. Other tabs may finish first.';
    takeBackOffer = notices.say(line, { remedy: { label: 'Take it now', act: take } });
  },
  taken(isOurs) {
    takeBackOffer();
    if (isLinked) notices.say('A new version is here. Reload this page when you have finished.', { warning: true });
    else if (isOurs || !session.running) location.reload();
    else {
      const remedy = { label: 'Take it now', act: () => location.reload() };
      notices.say(`Another tab has taken a new version. It comes here when ${session.running.program} ends, or now.`, { remedy });
      for (const over of ['felt-exit', 'felt-crashed']) terminal.addEventListener(over, remedy.act);
    }
  },
};
await keepUpToDate(updates, terminal.ready);
