const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const canonical = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Base64 of RFC 4648 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += `${digits[bits >> 18]}${digits[(bits >> 12) & 63]}`;
    text += `${b === undefined ? '=' : digits[(bits >> 6) & 63]}${c === undefined ? '=' : digits[bits & 63]}`;
  }
  return text;
}

/** The bytes of a Base64 text, or `undefined` when it is none. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!canonical.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, out = 0; at < text.length; at += 4) {
    let bits = 0;
    for (let digit = 0; digit < 4; digit++) bits = (bits << 6) | Math.max(0, digits.indexOf(text.charAt(at + digit)));
    for (let shift = 16; shift >= 0 && out < bytes.length; shift -= 8) bytes[out++] = (bits >> shift) & 255;
  }
  return bytes;
}
