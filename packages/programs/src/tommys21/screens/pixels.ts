import { attribute, type Screen } from '@felt80/text-mode';

/** A picture of coloured squares, two to a cell: a colour 0 to 15 for each, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
}

/** What the letters of a drawing stand for; every other character lets through what is behind. */
const letters = 'kbgcrmnldBGCRMYW';

export function blankPicture(width: number, height: number, colour: number): Picture {
  return { width, height, colours: new Uint8Array(width * height).fill(colour) };
}

/** Draws lines of letters into a picture, the left upper corner at `x`, `y`; what lies outside is cut. */
export function draw(picture: Picture, lines: readonly string[], x: number, y: number): void {
  lines.forEach((line, down) => {
    [...line].forEach((letter, along) => {
      const colour = letters.indexOf(letter);
      const [column, row] = [x + along, y + down];
      if (colour < 0 || column < 0 || column >= picture.width || row < 0 || row >= picture.height) return;
      picture.colours[row * picture.width + column] = colour;
    });
  });
}

/** How a monochrome tube shows each colour: not, as usual, or bright. */
const levels = [0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 2, 2, 1, 2, 2, 2];
const levelInks = [attribute(0, 0), attribute(7, 0), attribute(15, 0)];

function cell(upper: number, lower: number, mono: boolean): readonly [glyph: string, ink: number] {
  if (!mono) return ['▀', attribute(upper, lower)];
  const [above = 0, below = 0] = [levels[upper], levels[lower]];
  const glyph = above === 0 ? (below === 0 ? ' ' : '▄') : below === 0 ? '▀' : '█';
  return [glyph, levelInks[Math.max(above, below)] ?? 0];
}

/** Puts a picture onto the screen; in mono there are three shades. */
export function putPicture(screen: Screen, { width, height, colours }: Picture, row: number, column: number, mono: boolean): void {
  for (let y = 0; y + 1 < height; y += 2)
    for (let x = 0; x < width; x += 1) {
      const [glyph, ink] = cell(colours[y * width + x] ?? 0, colours[(y + 1) * width + x] ?? 0, mono);
      screen.put(row + y / 2, column + x, glyph, ink);
    }
}
