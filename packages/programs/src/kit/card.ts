import { type Card, rankOf, type Suit, suitOf } from '@felt80/cards-shoe';
import { attribute, contrast, type Patch, palettes, type Screen, toGlyph } from '@felt80/text-mode';

/** The six colours of a pack, 0 to 15. */
export interface CardLook {
  readonly backLine: number;
  readonly backGround: number;
  readonly backPattern: number;
  readonly faceLine: number;
  readonly faceGround: number;
  readonly face: number;
}

/** White and cyan on blue, black and red on white. */
export const defaultLook: CardLook = { backLine: 15, backGround: 1, backPattern: 3, faceLine: 0, faceGround: 15, face: 15 };

/** A card is seven cells wide and five high. */
export const cardSize: { readonly rows: number; readonly columns: number } = { rows: 5, columns: 7 };

const suitGlyphs: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const inks = { red: [4, 12], black: [0, 15], joker: [5, 13] } as const;

function seen(ink: number, ground: number): number {
  return contrast(attribute(ink, ground), palettes.exact, 'bright');
}

/** Of a dark and a light ink the one that is read better on the face: red for hearts and diamonds, black for the others. */
export function suitInk(kind: keyof typeof inks, face: number): number {
  const [dark, light] = inks[kind];
  return seen(dark, face) >= seen(light, face) ? dark : light;
}

function patchOf(lines: readonly string[], inkOf: (row: number, column: number) => number): Patch {
  const columns = lines[0]?.length ?? 0;
  const memory = new Uint8Array(2 * lines.length * columns);
  lines.forEach((line, row) => {
    for (let column = 0; column < columns; column += 1) {
      const at = 2 * (row * columns + column);
      memory[at] = toGlyph(line[column] ?? ' ') ?? 0x20;
      memory[at + 1] = inkOf(row, column);
    }
  });
  return { area: { row: 0, column: 0, rows: lines.length, columns }, memory };
}

function framed(inside: readonly string[]): readonly string[] {
  return ['┌─────┐', ...inside.map((line) => `│${line}│`), '└─────┘'];
}

function isLine(row: number, column: number): boolean {
  return row === 0 || column === 0 || row === cardSize.rows - 1 || column === cardSize.columns - 1;
}

/** The back of a card. */
export function backPatch(look: CardLook): Patch {
  const line = attribute(look.backLine, look.backGround);
  const pattern = attribute(look.backPattern, look.backGround);
  return patchOf(framed(['▒▒▒▒▒', '▒▒▒▒▒', '▒▒▒▒▒']), (row, column) => (isLine(row, column) ? line : pattern));
}

/** The face of a card: rank and suit in two corners, the suit in the middle. The suit is told by its glyph, whatever the colours. */
export function facePatch(card: Card, look: CardLook): Patch {
  const suit = suitOf(card);
  const kind = suit === undefined ? 'joker' : suit === 'h' || suit === 'd' ? 'red' : 'black';
  const line = attribute(look.faceLine, look.faceGround);
  const ink = attribute(suitInk(kind, look.face), look.face);
  const glyph = suit && suitGlyphs[suit];
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  const inside = glyph ? [`${rank}${glyph}`.padEnd(5), `  ${glyph}  `, `${glyph}${rank}`.padStart(5)] : ['JOKER', '  ☻  ', 'JOKER'];
  return patchOf(framed(inside), (row, column) => (isLine(row, column) ? line : ink));
}

/** Draws a card, face up, or the back for `undefined`. Cards drawn later lie on top: draw a fan from its first card. */
export function drawCard(screen: Screen, card: Card | undefined, row: number, column: number, look: CardLook): void {
  screen.paste(card === undefined ? backPatch(look) : facePatch(card, look), row, column);
}

/** The pairs of colours of a look whose contrast is under 3:1, in words. */
export function faintPairs(look: CardLook): readonly string[] {
  const pairs: readonly (readonly [string, number, number])[] = [
    ['border of the back', look.backLine, look.backGround],
    ['pattern of the back', look.backPattern, look.backGround],
    ['border of the face', look.faceLine, look.faceGround],
    ['red suits', suitInk('red', look.face), look.face],
    ['black suits', suitInk('black', look.face), look.face],
  ];
  return pairs.filter(([, ink, ground]) => seen(ink, ground) < 3).map(([words]) => words);
}
