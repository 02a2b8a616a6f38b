import { inflateSync } from 'node:zlib';

/** A picture, one 0xRRGGBB a pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

type Unfilter = (line: Uint8Array, above: Uint8Array, channels: number) => void;

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

const each =
  (predict: (left: number, up: number, corner: number) => number): Unfilter =>
  (line, above, channels) => {
    for (let x = 0; x < line.length; x++) {
      const corner = x < channels ? 0 : (above[x - channels] as number);
      const left = x < channels ? 0 : (line[x - channels] as number);
      line[x] = (line[x] as number) + predict(left, above[x] as number, corner);
    }
  };

/** By filter type: none, left, up, average, Paeth. */
const unfilters: readonly Unfilter[] = [
  () => {},
  each((left) => left),
  each((_, up) => up),
  each((left, up) => (left + up) >> 1),
  each(paeth),
];

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
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const line = data.subarray(start + 1, start + 1 + stride);
    unfilters[data[start] as number]?.(line, above, channels);
    for (let x = 0, at = 0; x < width; x++, at += channels) {
      pixels[y * width + x] = ((line[at] as number) << 16) | ((line[at + 1] as number) << 8) | (line[at + 2] as number);
    }
    above = line;
  }
  return { width, height, pixels };
}
