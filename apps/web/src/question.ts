/** Asks in a dialog of the page, with lines and a button for yes; Esc and the other button are no. */
export function askIn(dialog: HTMLDialogElement, lines: readonly string[], yes: string): Promise<boolean> {
  const document = dialog.ownerDocument;
  const form = document.createElement('form');
  form.method = 'dialog';
  const make = (tag: string, text: string): HTMLElement => {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  };
  const button = (value: string, label: string): HTMLElement => {
    const made = make('button', label);
    made.setAttribute('value', value);
    return made;
  };
  const buttons = make('div', '');
  buttons.append(button('yes', yes), button('no', 'Cancel'));
  form.append(...lines.map((line) => make('p', line)), buttons);
  dialog.replaceChildren(form);
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
