import { encode, present, Screen, unknownPen, writeThroughBeam } from '@felt80/text-mode';

/** The best of several rounds, in milliseconds a call. */
function best(call, rounds = 40, calls = 25) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let index = 0; index < calls; index += 1) call();
    least = Math.min(least, (performance.now() - start) / calls);
  }
  return least;
}

function noise(seed) {
  const screen = new Screen();
  let state = seed;
  for (let at = 0; at < 4000; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    screen.memory[at] = state >>> 24;
  }
  return screen;
}

/** What a terminal program without an encoder sends: a place and a full look for every cell. */
function everyCell(changes) {
  return changes
    .map(
      ({ cell, glyph, attribute }) =>
        `\u001b[${Math.floor(cell / 80) + 1};${(cell % 80) + 1}H\u001b[0;${30 + (attribute & 7)};${40 + ((attribute >> 4) & 7)}m${String.fromCharCode(glyph)}`,
    )
    .join('');
}

export default async function bench() {
  const [from, to] = [noise(1), noise(2)];
  const shown = new Screen();
  const changesOf = (a, b) => {
    shown.become(a);
    return present(shown, b);
  };
  const all = changesOf(from, to).slice();
  const calm = new Screen();
  for (let row = 0; row < 25; row += 1)
    for (let column = 0; column < 80; column += 10) calm.put(row, column, 'ten cells.', (column + row) & 0x7f);
  const runs = changesOf(to, calm).slice();
  const scattered = all.filter((_, index) => index % 10 === 0);
  const full = best(() => encode(all, unknownPen, { screen: to }));
  return [
    { name: `encode ${all.length} changed cells, every look different`, value: full, unit: 'ms', target: 1 },
    {
      name: `encode ${runs.length} changed cells in runs of ten`,
      value: best(() => encode(runs, unknownPen, { screen: calm })),
      unit: 'ms',
      target: 1,
    },
    { name: `encode ${scattered.length} scattered cells`, value: best(() => encode(scattered, unknownPen, { screen: to })), unit: 'ms' },
    { name: 'present, everything changed', value: best(() => changesOf(from, to)), unit: 'ms' },
    { name: 'present, nothing changed', value: best(() => present(to, to)), unit: 'ms' },
    { name: 'snow of a full repaint', value: best(() => writeThroughBeam(from.memory, all, 0)), unit: 'ms', target: 3 },
    ...[
      ['runs of ten', runs, calm],
      ['every look different', all, to],
      ['200 scattered cells', scattered, to],
    ].map(([name, changes, screen]) => {
      const value = Buffer.byteLength(encode(changes, unknownPen, { screen }).text);
      const naive = Buffer.byteLength(everyCell(changes));
      return {
        name: `size, ${name}`,
        value,
        unit: 'bytes',
        against: { name: 'place and look for every cell', value: naive },
        ratio: naive / value,
      };
    }),
  ];
}
