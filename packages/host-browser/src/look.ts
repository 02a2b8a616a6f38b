import { type Adapter, adapters, borderShare, type Palette, type Phosphor, palettes, phosphors } from '@felt80/text-mode';

/** How the picture looks, as far as the user chooses it. */
export interface Look {
  readonly adapter: Adapter;
  /** The tube of the adapter `mono`. */
  readonly phosphor: Phosphor;
  /** As large as fits, or whole device pixels a dot where there is room for one. */
  readonly scale: 'fit' | 'pixel';
  /** False: what blinks stays visible. */
  readonly blink: boolean;
  /** Whether the adapter `cga` may snow. */
  readonly snow: boolean;
}

/** The look of a first visit. */
export const defaultLook: Look = { adapter: 'vga', phosphor: 'green', scale: 'fit', blink: true, snow: true };

export function paletteOf({ adapter, phosphor }: Look): Palette {
  return adapters[adapter].colour ? palettes.exact : phosphors[phosphor];
}

/** The widths of the border in dots for a picture of so many dots, or `undefined` where the adapter draws none. */
export function borderDots(adapter: Adapter, width: number, height: number): { readonly x: number; readonly y: number } | undefined {
  if (!adapters[adapter].border) return undefined;
  const share = (dots: number, eachSide: number): number => Math.round((dots * eachSide) / (1 - 2 * eachSide));
  return { x: share(width, borderShare.acrossEachSide), y: share(height, borderShare.downEachSide) };
}
