/** A part of the page that a button opens and closes. */
export interface Panel {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** At most one panel is open. Its button and Esc close it; `after` is called then. */
export function openPanels(panels: readonly Panel[], after: () => void): void {
  const show = (shown: HTMLElement | undefined): void => {
    for (const { button, panel } of panels) {
      panel.hidden = panel !== shown;
      button.setAttribute('aria-expanded', String(panel === shown));
    }
  };
  for (const { button, panel } of panels) {
    const close = (): void => {
      show(undefined);
      after();
    };
    button.addEventListener('click', () => {
      if (panel.hidden) show(panel);
      else close();
    });
    for (const part of [button, panel]) {
      part.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && !panel.hidden) close();
      });
    }
  }
}
