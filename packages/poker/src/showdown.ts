import { resumeRng, shuffle } from '@felt80/cards-shoe';
import { changeHand, type Deal, handAt, note, rankingOf, stillIn, strengthOfHand } from './deal';

/** The pot goes to the winners in equal parts; every odd chip to a different one, drawn by lot. */
export function award(deal: Deal, winners: readonly number[]): Deal {
  const share = Math.floor(deal.pot / winners.length);
  const odd = deal.pot % winners.length;
  const rng = resumeRng(deal.lotsRng);
  const lucky = odd > 0 ? shuffle(winners, rng).slice(0, odd) : [];
  const paid = winners.reduce((so, hand) => {
    const chips = share + (lucky.includes(hand) ? 1 : 0);
    return note(changeHand(so, hand, { chips: handAt(so, hand).chips + chips }), { type: 'won', hand, chips });
  }, deal);
  return { ...paid, pot: 0, toAct: [], lotsRng: rng.state, result: 'won' };
}

/** The hands still in show their cards; the best ones win. */
export function showdown(deal: Deal): Deal {
  const { compare } = rankingOf(deal);
  const shown = stillIn(deal).map((hand) => ({ hand, strength: strengthOfHand(deal, hand) }));
  const best = shown.reduce((so, one) => (compare(one.strength, so.strength) > 0 ? one : so));
  const winners = shown.filter(({ strength }) => compare(strength, best.strength) === 0).map(({ hand }) => hand);
  const events = shown.map(({ hand }) => ({ type: 'showed' as const, hand, cards: handAt(deal, hand).cards.map(({ card }) => card) }));
  return award(note(deal, ...events), winners);
}
