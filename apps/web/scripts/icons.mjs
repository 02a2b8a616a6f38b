// Draws the icons of the page from one picture of 16 × 16 dots into public/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const dots = `
................
................
................
...##.....##....
..####...####...
..#####.#####...
..###########...
..###########...
...#########....
....#######.....
.....#####......
......###.......
.......#........
................
................
................`
  .trim()
  .split('\n');
const colours = { '.': [0x00, 0x00, 0xaa], '#': [0xff, 0x55, 0x55] };
const folder = join(import.meta.dirname, '../public');

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}

/** A PNG of `size` pixels a side; the picture has a margin of `margin` of its dots in the colour of the ground. */
function png(size, margin) {
  const side = 16 + 2 * margin;
  const rows = Array.from({ length: size }, (_, y) => {
    const pixels = Array.from({ length: size }, (_, x) => {
      const [row, column] = [y, x].map((at) => Math.floor((at * side) / size) - margin);
      return colours[dots[row]?.[column] ?? '.'];
    });
    return Buffer.from([0, ...pixels.flat()]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

const hex = (colour) => `#${Buffer.from(colour).toString('hex')}`;
const runs = dots.flatMap((row, y) =>
  [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
);
writeFileSync(
  join(folder, 'icon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges"><title>Felt80</title><path fill="${hex(colours['.'])}" d="M0 0h16v16H0z"/><path fill="${hex(colours['#'])}" d="${runs.join('')}"/></svg>\n`,
);
for (const [name, size, margin] of [
  ['icon-180', 180, 0],
  ['icon-192', 192, 0],
  ['icon-512', 512, 0],
  ['icon-maskable-512', 512, 2],
]) {
  writeFileSync(join(folder, `${name}.png`), png(size, margin));
}
