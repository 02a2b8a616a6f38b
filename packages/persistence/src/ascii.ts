const beyondAscii = /[\x7f-\uffff]/g;

/** JSON in plain ASCII: everything beyond is escaped, so that the text means the same in every code page. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(beyondAscii, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function bytesOf(ascii: string): Uint8Array {
  const bytes = new Uint8Array(ascii.length);
  for (let at = 0; at < ascii.length; at++) bytes[at] = ascii.charCodeAt(at);
  return bytes;
}

/** The text of ASCII bytes, or `undefined` when one of them is no ASCII. */
export function textOf(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096) parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  const text = parts.join('');
  return text.search(beyondAscii) < 0 ? text : undefined;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
