export { type Adapter, type AdapterFacts, adapters, borderShare } from './adapter';
export { type AnsiOptions, bytesOf, encode, encodeCursor, type Pen, unknownPen, type Written } from './ansi';
export {
  type AttributeParts,
  attribute,
  blinking,
  type ColourName,
  colourNames,
  colours,
  type HighBit,
  plain,
  readAttribute,
} from './attribute';
export { codePage, isBlank, toGlyph, toGlyphs, toUnicode } from './cp437';
export { type FrameGlyphs, type FrameStyle, frames } from './frame';
export { monoAttribute } from './mono';
export { contrast, cssColour, type Palette, type PaletteName, type Phosphor, palettes, phosphors } from './palette';
export { type Change, present } from './present';
export { type TextModeCode, TextModeError } from './problem';
export { type Area, type Patch, Screen, wholeScreen } from './screen';
export { slideApart } from './slide';
export {
  type CellsPerFrame,
  dotsAt,
  dotsPerFrame,
  dotsPerSecond,
  type Flake,
  flakesAsCells,
  pace,
  retraceDone,
  writeInRetrace,
  writeThroughBeam,
} from './snow';
