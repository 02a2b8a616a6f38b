import { attribute, type Screen } from '@felt80/text-mode';
import { box, centre, shadow } from '../../kit/box';
import { type CardLook, cardSize, drawCard } from '../../kit/card';
import type { Options } from '../options';
import { words } from '../words';
import { felt, inks } from './inks';

/** The letters of the title, five rows high. */
const letters: Readonly<Record<string, readonly string[]>> = {
  B: ['█████▄', '██  ██', '█████▀', '██  ██', '█████▀'],
  A: ['▄████▄', '██  ██', '██████', '██  ██', '██  ██'],
  C: ['▄████▄', '██  ▀▀', '██    ', '██  ▄▄', '▀████▀'],
  R: ['█████▄', '██  ██', '█████▀', '██ ▀█▄', '██  ██'],
  T: ['██████', '  ██  ', '  ██  ', '  ██  ', '  ██  '],
};

const name = 'BACCARAT';
const red = attribute(12, 0);
const fan = ['9h', undefined, 'Kc', undefined, 'As', undefined, '8d'] as const;

function paintName(screen: Screen): void {
  const left = 40 - Math.floor((name.length * 8 - 2) / 2);
  [...name].forEach((letter, at) => {
    letters[letter]?.forEach((line, row) => {
      screen.put(3 + row, left + at * 8, line, at % 2 === 0 ? inks.dark : red);
    });
  });
}

function paintFan(screen: Screen, look: CardLook): void {
  fan.forEach((card, at) => {
    const place = { row: 15, column: 13 + at * 8 };
    drawCard(screen, card, place.row, place.column, look);
    shadow(screen, { ...place, ...cardSize }, felt);
  });
}

/** Paints the log-on screen: name, version, rights, and what was wrong with files that could not be read. */
export function paintLogon(screen: Screen, { look }: Options, notices: readonly string[]): void {
  screen.fill({ row: 0, column: 0, rows: 25, columns: 80 }, ' ', inks.felt);
  const area = { row: 1, column: 5, rows: 9, columns: 70 };
  box(screen, area, '', { ink: inks.dark, style: 'double' });
  shadow(screen, area, felt);
  paintName(screen);
  centre(screen, ' Version 3.00 ', 9, 5, 70, inks.darkKey);
  words.logon.forEach((line, at) => {
    centre(screen, line, 11 + at, 0, 80, inks.felt);
  });
  if (notices.length === 0) paintFan(screen, look);
  notices.forEach((notice, at) => {
    centre(screen, ` ${notice} `, 17 + at, 0, 80, inks.panel);
  });
  centre(screen, '   Press ENTER to begin   ', 22, 0, 80, inks.panelTitle);
}
