import type { Rng } from '@felt80/cards-shoe';
import { cardNumber } from '../card-number';
import { subsets, valuedDiscards } from '../discard';
import type { HandView } from '../view';
import { chancesAfterDraw, keepFirst, type PackModel } from './pack-model';
import { modelFor } from './worlds';

const worths = new WeakMap<Float32Array, Map<number, Float64Array>>();

/** What every final order is worth against so many rivals: the chance to beat all of them. */
function worthAgainst(model: PackModel, rivals: number): Float64Array {
  const chances = chancesAfterDraw(model);
  const byRivals = worths.get(chances) ?? new Map<number, Float64Array>();
  worths.set(chances, byRivals);
  const worth = byRivals.get(rivals) ?? Float64Array.from(chances, (chance) => chance ** rivals);
  byRivals.set(rivals, worth);
  return worth;
}

/** The places that plain wisdom throws away. */
function plainDiscard(view: HandView, model: PackModel): readonly number[] {
  const numbers = view.own.map(cardNumber);
  const sorted = Uint8Array.from([...numbers, 0].slice(0, 5));
  const thrown = [...sorted.subarray(keepFirst(model, sorted, 0), numbers.length)];
  return numbers.flatMap((card, place) => {
    const at = thrown.indexOf(card);
    if (at < 0) return [];
    thrown.splice(at, 1);
    return [place];
  });
}

/** Which cards to exchange: thought through, exactly over all cards that can come; or carelessly, perhaps with a spare card held for no reason. */
export function chooseDiscard(view: HandView, rng: Rng, most: number, carelessDraws: number): readonly number[] {
  const model = modelFor(view);
  const plain = plainDiscard(view, model).slice(0, most);
  if (rng.below(1000) < 1000 * carelessDraws) return rng.below(2) === 0 ? plain : plain.slice(1);
  const rivals = view.others.filter(({ dropped }) => !dropped).length;
  const { jokers, ranking, wild, widow, game } = view;
  const setting = {
    jokers,
    ranking,
    worth: worthAgainst(model, rivals),
    ...(wild === undefined ? {} : { wild }),
    ...(widow === undefined || !game.widowIsEveryonesCard ? {} : { widow }),
  };
  const candidates = subsets(view.own.length).filter((which) => which.length <= Math.min(2, most));
  return valuedDiscards(view.own, setting, [plain, ...candidates])[0]?.which ?? plain;
}
