const LINES_KEPT = 12;
const SETTLE_MS = 250;

/** What people hear who do not see the screen. */
export interface Voice {
  /** One line about what happened. */
  say(line: string): void;
  /** The screen has changed: its rows are brought up to date when it has come to rest. */
  changed(): void;
  dispose(): void;
}

/** `rowsNow` gives the 25 rows. */
export function openVoice(log: HTMLElement, rows: HTMLElement, rowsNow: () => readonly string[]): Voice {
  const document = log.ownerDocument;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copy = (): void => {
    timer = undefined;
    for (const [index, text] of rowsNow().entries()) {
      let row = rows.children[index];
      if (!row) {
        row = document.createElement('div');
        row.setAttribute('role', 'listitem');
        rows.append(row);
      }
      const trimmed = text.trimEnd();
      if (row.textContent !== trimmed) row.textContent = trimmed;
    }
  };
  return {
    say(line) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      log.append(paragraph);
      while (log.children.length > LINES_KEPT) log.firstElementChild?.remove();
    },
    changed() {
      clearTimeout(timer);
      timer = setTimeout(copy, SETTLE_MS);
    },
    dispose: () => clearTimeout(timer),
  };
}
