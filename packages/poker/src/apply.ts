import { bet, toCall } from './betting';
import { changeHand, type Deal, handAt, note, type PokerEvent, stillIn } from './deal';
import { goOn } from './interpreter';
import { type Action, IllegalAction, whyNot } from './legal';
import { takeCard } from './stock';

/** After an opening or a raise everyone else has to act again, in turn. */
function raised(deal: Deal, hand: number, paid: number, chips: number, type: 'opened' | 'raised'): Deal {
  const done = changeHand(bet(deal, hand, paid), hand, { raises: handAt(deal, hand).raises + 1 });
  const toAct = stillIn(done, hand).filter((other) => other !== hand);
  return note({ ...done, toAct, largestRaise: Math.max(deal.largestRaise, chips) }, { type, hand, chips });
}

/** The new cards come into the places of the old ones. */
function exchanged(deal: Deal, hand: number, which: readonly number[]): Deal {
  const { cards } = handAt(deal, hand);
  const drawn = which.reduce((so, place) => {
    const [card, rest] = takeCard(so);
    const changed = handAt(rest, hand).cards.map((held, at) => (at === place ? { ...held, card } : held));
    return changeHand(rest, hand, { cards: changed });
  }, deal);
  const thrown = cards.filter((_, at) => which.includes(at)).map(({ card }) => card);
  const done = changeHand({ ...drawn, discards: [...drawn.discards, ...thrown] }, hand, { drew: which.length });
  return note(done, { type: 'drew', hand, count: which.length });
}

function acted(deal: Deal, hand: number, action: Action): Deal {
  switch (action.type) {
    case 'check':
      return note(deal, { type: 'checked', hand });
    case 'call': {
      const chips = toCall(deal, hand);
      return note(bet(deal, hand, chips), { type: 'called', hand, chips });
    }
    case 'drop':
      return note(changeHand(deal, hand, { dropped: true }), { type: 'dropped', hand });
    case 'open':
      return { ...raised(deal, hand, action.chips, action.chips, 'opened'), opener: hand };
    case 'raise':
      return raised(deal, hand, toCall(deal, hand) + action.chips, action.chips, 'raised');
    case 'discard':
      return exchanged(deal, hand, action.which);
  }
}

/**
 * Does what the hand whose turn it is has decided and goes on to the next decision, or to the end.
 *
 * @throws {IllegalAction} with the code of {@link whyNot}
 */
export function apply(deal: Deal, action: Action): { readonly deal: Deal; readonly events: readonly PokerEvent[] } {
  const refusal = whyNot(deal, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, action);
  const [hand, ...toAct] = deal.toAct as readonly [number, ...number[]];
  const next = goOn(acted({ ...deal, toAct }, hand, action));
  return { deal: next, events: next.history.slice(deal.history.length) };
}
