import { css } from './style';

/** The parts of a terminal in its shadow root. */
export interface Cabinet {
  /** Takes the room that the picture may have. */
  readonly stage: HTMLElement;
  /** Clips the picture to what is shown of it. */
  readonly window: HTMLElement;
  /** Has the keyboard focus; the picture is put in here. */
  readonly screen: HTMLElement;
  /** Parts of the screen beside the one that a small display shows. */
  readonly beside: HTMLElement;
  /** The last line that was told, for a small display that shows a part of the screen only. */
  readonly caption: HTMLElement;
  readonly typing: HTMLElement;
  readonly bar: HTMLElement;
  /** Where what happens is told. */
  readonly voice: HTMLElement;
  /** The 25 rows as text. */
  readonly rows: HTMLElement;
  readonly poster: HTMLElement;
}

const LABEL = 'Text-mode screen. All keys but Tab go to the program; Tab leaves it.';

/** Builds the parts; everything is made by the object model, so no Content-Security-Policy is in the way. */
export function buildCabinet(root: ShadowRoot): Cabinet {
  const document = root.ownerDocument;
  const view = document.defaultView ?? globalThis.window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const make = (name: string, parent: Node, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
    const element = document.createElement('div');
    element.className = name;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.appendChild(element);
    return element;
  };
  const room = make('room', root);
  const stage = make('stage', room, { part: 'stage' });
  const window = make('window', stage);
  const screen = make('screen', window, { part: 'screen', role: 'application', tabindex: '0', 'aria-label': LABEL });
  const poster = make('poster', room, { part: 'poster' });
  const beside = make('beside', room, { part: 'beside', 'aria-hidden': 'true' });
  const caption = make('caption', room, { part: 'caption', 'aria-hidden': 'true' });
  const foot = make('foot', room);
  const typing = make('typing', foot, { part: 'typing' });
  const bar = make('bar', foot, { part: 'key-bar' });
  const voice = make('unseen', room, { role: 'log', 'aria-live': 'polite', 'aria-label': 'What happened' });
  const rows = make('unseen', room, { role: 'list', 'aria-label': 'The screen as text' });
  for (const part of [poster, beside, caption, typing, bar]) part.hidden = true;
  return { stage, window, screen, beside, caption, typing, bar, voice, rows, poster };
}
