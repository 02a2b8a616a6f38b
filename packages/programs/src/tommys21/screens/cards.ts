import { attribute, type Screen } from '@felt80/text-mode';
import type { HandCard } from '@felt80/twenty-one';
import { backPatch, type CardLook, defaultLook, facePatch } from '../../kit/card';
import type { Place } from '../../kit/film';

const monoLook: CardLook = { backLine: 15, backGround: 0, backPattern: 7, faceLine: 0, faceGround: 7, face: 7 };

/** The colours of the pack. */
export function lookOf({ mono }: { readonly mono: boolean }): CardLook {
  return mono ? monoLook : defaultLook;
}

const width = 41;

/** Where card number `at` of `count` lies in a row that begins at a place: side by side, closer when there are many. */
export function cardPlace({ row, column }: Place, at: number, count: number): Place {
  return { row, column: column + at * Math.min(8, Math.floor((width - 7) / Math.max(1, count - 1))) };
}

/** A card that lies face down and whose player has lifted a corner of it. */
function lifted(screen: Screen, { card }: HandCard, { row, column }: Place, look: CardLook): void {
  screen.paste(backPatch(look), row, column);
  const face = facePatch(card, look);
  const corner = { area: { row: 0, column: 0, rows: 1, columns: 3 }, memory: face.memory.slice(2 * (7 + 1), 2 * (7 + 4)) };
  screen.paste(corner, row + 1, column + 1);
  const fold = attribute(look.faceLine, look.face);
  screen.put(row + 2, column + 1, '  ', fold);
  screen.put(row + 3, column + 1, ' ', fold);
}

/** Draws a row of cards; `own` cards that lie face down are seen by their player. */
export function paintCards(screen: Screen, cards: readonly HandCard[], at: Place, own: boolean, look: CardLook): void {
  cards.forEach((each, index) => {
    const place = cardPlace(at, index, cards.length);
    if (each.face === 'up') screen.paste(facePatch(each.card, look), place.row, place.column);
    else if (own) lifted(screen, each, place, look);
    else screen.paste(backPatch(look), place.row, place.column);
  });
}
