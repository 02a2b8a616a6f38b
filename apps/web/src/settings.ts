import { defaultPreferences, keptPreferences, type Preferences } from './preferences';

/** The form of the settings: shows what is kept, keeps what is changed. */
export function openSettings(form: HTMLFormElement, apply: (preferences: Preferences) => void): void {
  const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
  const valueIn = (name: string, standard: unknown): unknown => {
    if (typeof standard === 'boolean') return field(name).checked;
    return typeof standard === 'number' ? Number(field(name).value) : field(name).value;
  };
  const kept = keptPreferences.read() ?? defaultPreferences;
  for (const [name, value] of Object.entries(kept)) {
    if (typeof value === 'boolean') field(name).checked = value;
    else field(name).value = String(value);
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const names = Object.entries(defaultPreferences).map(([name, standard]) => [name, valueIn(name, standard)]);
    const now = Object.fromEntries(names) as Preferences;
    keptPreferences.write(now);
    apply(now);
  });
  apply(kept);
}
