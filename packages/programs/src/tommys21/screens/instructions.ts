import type { Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import { pageArea, questionFor } from '../ask';
import { paintLegend } from '../legend-line';
import type { Session } from '../session';
import { pages } from '../words/instructions';
import { inks } from './inks';

/** A page of the instructions. */
export function paintInstructions(screen: Screen, session: Session, page: number): void {
  const { title, lines } = pages[page] ?? { title: '', lines: [] };
  const area = { row: 1, column: 0, rows: 22, columns: 80 };
  box(screen, area, `${title}  (${page + 1} of ${pages.length})`, { ink: inks.panel, title: inks.panelKey, style: 'double' });
  lines.forEach((line, at) => {
    screen.put(2 + at, 3, line, inks.panel);
  });
  const keys = questionFor(session).choices.filter(({ at, enabled = true }) => enabled && at?.row === pageArea.row);
  paintLegend(screen, keys, { key: inks.panelKey, label: inks.panelDim, dim: inks.panelDim });
}
