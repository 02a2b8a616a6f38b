/** The display adapters: MDA, CGA, EGA, VGA. */
export type Adapter = 'mono' | 'cga' | 'ega' | 'vga';

/** What the picture of an adapter is like. */
export interface AdapterFacts {
  readonly label: string;
  /** Dots of one cell. A ninth dot repeats the eighth for the glyphs C0 to DF and is blank for the others. */
  readonly cellWidth: 8 | 9;
  readonly cellHeight: 8 | 14 | 16;
  /** Width of a dot divided by its height on a 4:3 tube. */
  readonly dotShape: number;
  /** Pictures a second. */
  readonly refreshHertz: number;
  /** Blink of characters, on and off again, in periods a second: one period is 32 pictures. */
  readonly blinkHertz: number;
  /** A colour picture, or one phosphor with the attributes of {@link monoAttribute}. */
  readonly colour: boolean;
  /** Cells written while the beam draws make snow. */
  readonly snow: boolean;
  /** The overscan takes a colour and is drawn. */
  readonly border: boolean;
}

function facts(
  label: string,
  [cellWidth, cellHeight]: readonly [8 | 9, 8 | 14 | 16],
  refreshHertz: number,
  has: Pick<AdapterFacts, 'colour' | 'snow' | 'border'>,
): AdapterFacts {
  const dotShape = (4 / 3) * ((cellHeight * 25) / (cellWidth * 80));
  return { label, cellWidth, cellHeight, dotShape, refreshHertz, blinkHertz: refreshHertz / 32, ...has };
}

/** The four adapters. */
export const adapters: Readonly<Record<Adapter, AdapterFacts>> = {
  mono: facts('Monochrome (MDA)', [9, 14], 49.8, { colour: false, snow: false, border: false }),
  cga: facts('CGA', [8, 8], 59.923, { colour: true, snow: true, border: true }),
  ega: facts('EGA', [8, 14], 60.03, { colour: true, snow: false, border: true }),
  vga: facts('VGA', [9, 16], 70.087, { colour: true, snow: false, border: true }),
};

/** The drawn border: the share of the whole picture that it takes on each side, left and right, top and bottom. */
export const borderShare: { readonly acrossEachSide: number; readonly downEachSide: number } = {
  acrossEachSide: 0.045,
  downEachSide: 0.054,
};
