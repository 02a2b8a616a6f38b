import { doc } from './doc';

const rowsOfPage = 21;

/** The instructions as pages for the screen. A page ends between paragraphs, and never behind a heading. */
export const pages: readonly (readonly string[])[] = inPages(doc.split('\n'));

function isHeading(line: string | undefined): boolean {
  return line !== undefined && /[A-Z]/.test(line) && line === line.toUpperCase();
}

function inPages(lines: readonly string[]): readonly (readonly string[])[] {
  const from = lines.findIndex((line) => line !== '');
  if (from < 0) return [];
  const page = lines.slice(from, from + rowsOfPage);
  const isLast = lines.length - from <= rowsOfPage;
  const end = isLast
    ? page.length
    : page.findLastIndex((line, at) => line === '' && at > 0 && page[at - 1] !== '' && !isHeading(page[at - 1]));
  return [page.slice(0, end), ...inPages(lines.slice(from + end))];
}
