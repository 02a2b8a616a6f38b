import type { Terminal } from '@xterm/xterm';

const FAMILY = 'Cells 9x16';

/**
 * For the stock renderers, where the bitmap renderer cannot be installed: gives a terminal an outline font of the VGA cells, one square
 * a dot. At its size of 16 pixels, or whole multiples, it is as sharp as the dots.
 *
 * @throws DOMException where the browser cannot use the font; the terminal is as it was then.
 */
export async function usePixelFont(terminal: Terminal, document: Document): Promise<void> {
  const { woff2 } = await import('./woff2.generated');
  const bytes = Uint8Array.from(atob(woff2), (c) => c.charCodeAt(0));
  const face = new FontFace(FAMILY, bytes.buffer);
  document.fonts.add(await face.load());
  terminal.options.customGlyphs = false;
  terminal.options.lineHeight = 1;
  terminal.options.letterSpacing = 0;
  terminal.options.fontSize = 16;
  terminal.options.fontFamily = `"${FAMILY}"`;
  // A strict policy takes the stock renderer's style elements away; what is inherited reaches its rows all the same.
  const style = terminal.element?.style;
  if (style) Object.assign(style, { fontFamily: `"${FAMILY}"`, fontSize: '16px', fontKerning: 'none', whiteSpace: 'pre' });
}
