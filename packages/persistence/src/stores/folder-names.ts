import { isName } from '../store';

const unsafe = /[^A-Z0-9_\-.!#$&'()@^`{}~]/g;
const device = /^(?:CON|PRN|AUX|NUL|COM\d|LPT\d)(?=\.|$)/;

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * The file that holds a name. Capitals, digits and the signs of DOS names stand for themselves, everything else is %XX, so that no name
 * leaves the folder, is hidden, means a device, or equals another on a disk that does not tell capitals from small letters.
 */
export function fileOf(name: string): string {
  return name
    .replace(unsafe, escaped)
    .replace(/^\.|\.$/g, escaped)
    .replace(device, (word) => `${escaped(word.charAt(0))}${word.slice(1)}`);
}

/** The name that a file holds, or `undefined` for files that are none of the store's. */
export function nameOf(file: string): string | undefined {
  const name = file.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return isName(name) && fileOf(name) === file ? name : undefined;
}
