import { inflateSync } from 'node:zlib';

/** A picture, one 0xRRGGBB a pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Reads an eight-bit RGB or RGBA PNG without interlace: what browsers write for screenshots. */
export function readPng(file: Buffer): Picture {
  let width = 0;
  let height = 0;
  let channels = 0;
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = body[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const lines = new Uint8Array(stride * height);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] as number;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? (lines[at - channels] as number) : 0;
      const up = y > 0 ? (lines[at - stride] as number) : 0;
      const corner = x >= channels && y > 0 ? (lines[at - stride - channels] as number) : 0;
      lines[at] = (data[y * (stride + 1) + 1 + x] as number) + predict(filter, left, up, corner);
    }
    for (let x = 0; x < width; x++) {
      const at = y * stride + x * channels;
      pixels[y * width + x] = ((lines[at] as number) << 16) | ((lines[at + 1] as number) << 8) | (lines[at + 2] as number);
    }
  }
  return { width, height, pixels };
}
