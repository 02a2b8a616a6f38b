export { BitmapAddon, openWithoutStyles } from './addon';
export { glyphOf } from './code-page';
export { missingMembers } from './core';
export type { Flake } from './dots';
export { adapterFont, type CellFont, cellFont } from './font';
export { ansiColour } from './palette';
export { usePixelFont } from './pixel-font';
export type { BitmapOptions, BitmapRenderer, Work } from './renderer';
export { asLargeAsFits, type DotScale, type Layout, pixelExact, type ScaleRule } from './scale';
