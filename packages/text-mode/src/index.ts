export { type Adapter, type AdapterFacts, adapters, borderShare } from './adapter';
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
export { type Change, present } from './present';
export { type TextModeCode, TextModeError } from './problem';
export { type Area, type Patch, Screen, wholeScreen } from './screen';
