import { doc } from './doc';

const rowsOfPage = 21;

/** The instructions as pages for the screen; a page begins at a heading where one is near. */
export const pages: readonly (readonly string[])[] = inPages(doc.trim().split('\n'));

function isHeading(line: string | undefined): boolean {
  return line !== undefined && /^ [A-Z]/.test(line) && line === line.toUpperCase();
}

function inPages(lines: readonly string[]): readonly (readonly string[])[] {
  const [page, rest] = cutPage(lines);
  return rest.length === 0 ? [page] : [page, ...inPages(rest)];
}

function cutPage(lines: readonly string[]): readonly [page: readonly string[], rest: readonly string[]] {
  const start = lines.findIndex((line) => line !== '');
  const full = lines.slice(start, start + rowsOfPage);
  const rest = lines.slice(start + rowsOfPage);
  if (rest.length === 0) return [full, []];
  const heading = full.findLastIndex((line, at) => at > rowsOfPage / 2 && isHeading(line));
  const blank = full.findLastIndex((line, at) => at > rowsOfPage / 2 && line === '');
  const cut = heading > 0 ? heading : blank > 0 ? blank : full.length;
  return [full.slice(0, cut), [...full.slice(cut), ...rest]];
}
