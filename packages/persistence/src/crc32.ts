const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as in zip and PNG (reflected polynomial 0xEDB88320) of an ASCII text, as eight hexadecimal digits. */
export function crc32(ascii: string): string {
  let value = 0xffffffff;
  for (let at = 0; at < ascii.length; at++) value = (table[(value ^ ascii.charCodeAt(at)) & 0xff] as number) ^ (value >>> 8);
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
