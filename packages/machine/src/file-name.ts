const shape = /^[A-Z0-9!#$%&'()@^_`{}~-]{1,8}(?:\.[A-Z0-9!#$%&'()@^_`{}~-]{1,3})?$/;
const devices: ReadonlySet<string> = new Set([
  'CON',
  'PRN',
  'AUX',
  'NUL',
  'CLOCK$',
  'COM1',
  'COM2',
  'COM3',
  'COM4',
  'LPT1',
  'LPT2',
  'LPT3',
]);

/** The two fields of a name or pattern, each as long as it was written. */
interface Fields {
  readonly stem: string;
  readonly extension: string;
}

function fieldsOf(name: string): Fields {
  const dot = name.indexOf('.');
  return dot < 0 ? { stem: name, extension: '' } : { stem: name.slice(0, dot), extension: name.slice(dot + 1) };
}

/**
 * A file's name as the disk keeps it: in capitals, one to eight characters and an extension of at most three, no blank, no name of a
 * device. `undefined` when the text is no such name.
 */
export function fileName(text: string): string | undefined {
  const name = text.toUpperCase().replace(/\.$/, '');
  return shape.test(name) && !devices.has(fieldsOf(name).stem) ? name : undefined;
}

/** A field as DOS compares it: a star fills the rest with question marks, blanks fill what was left unwritten. */
function filled(field: string, width: number): string {
  const star = field.indexOf('*');
  return (star < 0 ? field.padEnd(width) : field.slice(0, star).padEnd(width, '?')).slice(0, width);
}

function cells(name: string): string {
  const { stem, extension } = fieldsOf(name.toUpperCase());
  return filled(stem, 8) + filled(extension, 3);
}

/**
 * Whether a file's name matches a pattern as DOS matches: `*` stands for the rest of the stem or of the extension (whatever follows it
 * there is ignored), `?` for any one character or none at the end. `*` alone has no extension; `*.*` is every file.
 */
export function matches(name: string, pattern: string): boolean {
  const wanted = cells(pattern);
  return [...cells(name)].every((character, at) => wanted[at] === '?' || wanted[at] === character);
}

/** Whether a pattern can match more than one name. */
export function isPattern(text: string): boolean {
  return /[*?]/.test(text);
}

/** The name that a pattern makes of another name, as REN and COPY do: `?` keeps that character, everything else is written over it. */
export function renamed(name: string, pattern: string): string {
  const wanted = cells(pattern);
  const made = [...cells(name)].map((character, at) => (wanted[at] === '?' ? character : wanted[at])).join('');
  const extension = made.slice(8).trimEnd();
  return made.slice(0, 8).trimEnd() + (extension === '' ? '' : `.${extension}`);
}
