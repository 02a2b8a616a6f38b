import { attribute, type Screen } from '@felt80/text-mode';
import { box, centre, shadow } from '../../kit/box';
import { cardSize, drawCard } from '../../kit/card';
import type { Session } from '../session';
import { words } from '../words';
import { cloth, inks, look } from './inks';

/** Pictures of the start-up show; the last one stays. */
export const titleFrames = 44;

/** The letters of the title, five rows high. */
const letters: Readonly<Record<string, readonly string[]>> = {
  P: ['█████▄', '██  ██', '█████▀', '██    ', '██    '],
  O: ['▄████▄', '██  ██', '██  ██', '██  ██', '▀████▀'],
  K: ['██  ██', '██ ▄█▀', '████▀ ', '██ ▀█▄', '██  ██'],
  E: ['██████', '██    ', '█████ ', '██    ', '██████'],
  R: ['█████▄', '██  ██', '█████▀', '██ ▀█▄', '██  ██'],
};

const name = 'POKER';
const letterInks = [15, 12, 15, 12, 15];
const fan = ['Th', 'Jh', 'Qh', 'Kh', 'Ah', 'Jo'] as const;
const suits = '♠ ♥ ♣ ♦ ';

const area = { row: 1, column: 17, rows: 9, columns: 46 };

function paintName(screen: Screen, frame: number): void {
  [...name].slice(0, Math.floor(frame / 3)).forEach((letter, at) => {
    letters[letter]?.forEach((line, row) => {
      screen.put(area.row + 2 + row, area.column + 4 + at * 8, line, attribute(letterInks[at] ?? 15, 0));
    });
  });
}

function paintFan(screen: Screen, frame: number): void {
  fan.forEach((card, at) => {
    const since = frame - 18 - 2 * at;
    if (since < 0) return;
    const place = { row: 13, column: 11 + at * 10 };
    shadow(screen, { ...place, ...cardSize }, cloth);
    drawCard(screen, since < 12 ? undefined : card, place.row, place.column, look);
  });
}

/** Paints one picture of the start-up show: the name comes letter by letter, then six cards are dealt and turned. */
export function paintTitle(screen: Screen, { notices, record }: Session, frame: number): void {
  box(screen, area, '', { ink: inks.box, style: 'double' });
  shadow(screen, area, cloth);
  [...suits.repeat(5)].slice(0, 40).forEach((suit, at) => {
    if (at / 2 < frame)
      screen.put(area.row + area.rows - 1, area.column + 3 + at, suit === ' ' ? '═' : suit, attribute('♥♦'.includes(suit) ? 12 : 15, 0));
  });
  paintName(screen, frame);
  paintFan(screen, frame);
  const told = notices.length > 0 ? notices.map((notice) => ` ${notice} `) : [words.tagline, words.record(record)];
  told.slice(0, 2).forEach((line, at) => {
    centre(screen, line, 11 + at, 0, 80, notices.length > 0 ? inks.turn : at === 0 ? inks.bright : inks.score);
  });
  words.credit.forEach((line, at) => {
    centre(screen, line, 19 + at, 0, 80, inks.cloth);
  });
}
