import { defaultPreferences, keptPreferences, type Preferences } from './preferences';

/** The form of the settings: shows what is kept, keeps what is changed. */
export function openSettings(form: HTMLFormElement, apply: (preferences: Preferences) => void): void {
  const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
  const valueIn = (name: string, standard: unknown): unknown => {
    if (typeof standard === 'boolean') return field(name).checked;
    return typeof standard === 'number' ? Number(field(name).value) : field(name).value;
  };
  const kept = keptPreferences.read() ?? defaultPreferences;
  for (const [name, standard] of Object.entries(defaultPreferences)) {
    const value = kept[name as keyof Preferences];
    if (typeof value === 'boolean') field(name).checked = value;
    else field(name).value = String(value);
    // A list does not show what it does not have.
    if (field(name).value === '') field(name).value = String(standard);
  }
  const shown = (): Preferences => {
    const values = Object.entries(defaultPreferences).map(([name, standard]) => [name, valueIn(name, standard)]);
    return Object.fromEntries(values) as Preferences;
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    keptPreferences.write(shown());
    apply(shown());
  });
  apply(shown());
}
