import { attribute, colours, type Screen } from '@felt80/text-mode';

const letters: readonly (readonly string[])[] = [
  ['██████', '██    ', '█████ ', '██    ', '██    '],
  ['██████', '██    ', '█████ ', '██    ', '██████'],
  ['██    ', '██    ', '██    ', '██    ', '██████'],
  ['██████', '  ██  ', '  ██  ', '  ██  ', '  ██  '],
  ['▄████▄', '██  ██', '▄████▄', '██  ██', '▀████▀'],
  ['▄████▄', '██  ██', '██  ██', '██  ██', '▀████▀'],
];
const pitch = 8;

/** The name in letters five rows high, white with a black shadow on the felt. */
export function paintLogo(screen: Screen, row: number, column: number): void {
  const inks = [
    { by: 1, ink: attribute(colours.black, colours.green) },
    { by: 0, ink: attribute(colours.white, colours.green) },
  ];
  for (const { by, ink } of inks)
    letters.forEach((letter, at) => {
      letter.forEach((cells, line) => {
        [...cells].forEach((cell, cellAt) => {
          if (cell !== ' ') screen.put(row + line, column + at * pitch + cellAt + by, cell, ink);
        });
      });
    });
}
