import type { Area, Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import type { Caption } from '../../kit/caption';
import type { KeyArea } from '../../kit/choice';
import { placeNames } from '../../kit/coup-words';
import { namedChoices } from '../../kit/key-name';
import { questionFor, type TableChoice } from '../choices';
import type { Session } from '../session';
import { inks } from './inks';

const area: Area = { row: 0, column: 42, rows: 4, columns: 38 };
const width = area.columns - 4;

/** So many keys that they stand without their labels. */
const manyKeys = 10;

interface Option extends Caption {
  readonly hint: boolean;
}

function title({ place, sitting }: Session): string {
  if (sitting.auto) return sitting.auto.paused ? 'Auto Play rests' : 'Auto Play';
  if (place.screen === 'table' && place.editing) return `Bet on ${placeNames[place.editing.side]}`;
  return place.screen === 'table' && place.help ? 'Help' : 'Options (ALT-H for Help)';
}

/** What there is to choose from; the title of the box already names the key of the help. */
function live(session: Session): readonly TableChoice[] {
  const isOpen = session.place.screen === 'table' && session.place.help;
  return questionFor(session).choices.filter(({ enabled = true, command }) => enabled && (isOpen || command.type !== 'help'));
}

/** The choices as they run over the lines of the box: the keys alone, or with labels where there are few. */
function options(session: Session): readonly Option[] {
  const named = namedChoices(live(session));
  const many = named.length >= manyKeys;
  let row = area.row + 1;
  let column = 0;
  return named.map(({ keys, choice }, at) => {
    const labelled = !many && choice.command.type !== 'edit';
    const text = `${labelled ? `${keys} ${choice.label}` : keys}${many && at < named.length - 1 ? ',' : ''}`;
    if (column + text.length > width) {
      row += 1;
      column = 0;
    }
    const { key, hint = false } = choice;
    const option: Option = { key, hint, text, at: { row, column: area.column + 2 + column, rows: 1, columns: text.length } };
    column += text.length + (many ? 1 : 2);
    return option;
  });
}

/** Where the keys of the box can be clicked; its title is the key of the help. */
export function optionAreas(session: Session): readonly KeyArea[] {
  return [{ key: 'Alt-H', at: { ...area, rows: 1 } }, ...options(session)];
}

/** Paints the box of what can be done now. */
export function paintOptions(screen: Screen, session: Session): void {
  box(screen, area, title(session), { ink: inks.panel, title: inks.panelTitle });
  for (const { text, at, hint } of options(session)) screen.put(at.row, at.column, text, hint ? inks.panelDim : inks.panel);
}
