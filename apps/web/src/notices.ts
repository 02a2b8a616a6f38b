/** Something that can be done about a notice. */
export interface Remedy {
  readonly label: string;
  act(): void;
}

/** How long a notice stays that asks for nothing, and one that people should not miss. */
const STAYS_MS = 8_000;
const WARNING_STAYS_MS = 25_000;

/** What the page has to say: over the picture, read out politely, never in the way. */
export interface Notices {
  /**
   * Says a line, and a `text` to be copied. With one of those or a remedy it stays until it is put away, or until the function that comes
   * back is called.
   */
  say(line: string, more?: { readonly remedy?: Remedy; readonly warning?: boolean; readonly text?: string }): () => void;
}

/** `after` is called when a notice has been put away by hand. */
export function openNotices(list: HTMLElement, after: () => void): Notices {
  const document = list.ownerDocument;
  const button = (label: string, act: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.addEventListener('click', act);
    return made;
  };
  return {
    say(line, { remedy, warning = false, text } = {}) {
      for (const shown of [...list.children]) if (shown.firstElementChild?.textContent === line) shown.remove();
      const notice = document.createElement('div');
      notice.className = warning ? 'notice warning' : 'notice';
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      notice.append(paragraph);
      if (text !== undefined) {
        const field = document.createElement('input');
        field.readOnly = true;
        field.value = text;
        field.setAttribute('aria-label', line);
        field.addEventListener('focus', () => field.select());
        notice.append(field);
      }
      const putAway = (): void => {
        notice.remove();
        after();
      };
      if (remedy) {
        notice.append(
          button(remedy.label, () => {
            putAway();
            remedy.act();
          }),
        );
      }
      const close = button('×', putAway);
      close.className = 'close';
      close.setAttribute('aria-label', 'Put this away');
      notice.append(close);
      list.append(notice);
      const takeBack = (): void => notice.remove();
      if (!remedy && text === undefined) setTimeout(takeBack, warning ? WARNING_STAYS_MS : STAYS_MS);
      return takeBack;
    },
  };
}
