import type { Deal, HeldCard, PokerEvent, PokerHand } from '@felt80/poker';
import { owedBy } from './account';

/** A deal before its first event: everyone's chips, a full pack, nothing on the table. */
export function beforeDeal(final: Deal, chips: readonly number[], carriedPot: number): Deal {
  const { game, betting, ranking, jokers, dealtIn, cardsRng, lotsRng } = final;
  const hands = final.hands.map((hand, at): PokerHand => {
    const out = !final.history.some((event) => event.hand === at);
    return { cards: [], chips: chips[at] ?? hand.chips, inThisRound: 0, inPot: 0, raises: 0, dropped: out };
  });
  const stock = backs(52 + jokers);
  const table = { game, betting, ranking, jokers, step: 0, stock, discards: [], hands, dealtIn, pot: carriedPot };
  return { ...table, largestPayment: 0, largestRaise: 0, toAct: [], cardsRng, lotsRng, history: [] };
}

/** So many cards of which only the number matters. */
function backs(count: number): Deal['stock'] {
  return Array(count).fill('Jo');
}

function withHand(deal: Deal, hand: number, change: (old: PokerHand) => PokerHand): Deal {
  return { ...deal, hands: deal.hands.map((old, at) => (at === hand ? change(old) : old)) };
}

function paid(deal: Deal, hand: number, chips: number): Deal {
  const pays = (old: PokerHand): PokerHand => ({
    ...old,
    chips: old.chips - chips,
    inPot: old.inPot + chips,
    inThisRound: old.inThisRound + chips,
  });
  return withHand({ ...deal, pot: deal.pot + chips }, hand, pays);
}

function received(deal: Deal, hand: number | undefined, final: Deal): Deal {
  const rest = { ...deal, stock: deal.stock.slice(1) };
  if (hand === undefined) return final.widow === undefined ? rest : { ...rest, widow: final.widow };
  return withHand(rest, hand, (old) => {
    const next: HeldCard | undefined = final.hands[hand]?.cards[old.cards.length];
    return next === undefined ? old : { ...old, cards: [...old.cards, next] };
  });
}

function told(deal: Deal, event: PokerEvent, final: Deal): Deal {
  const { hand = 0, chips = 0, count = 0 } = event;
  switch (event.type) {
    case 'anted':
      return withHand(paid(deal, hand, chips), hand, (old) => ({ ...old, inThisRound: 0 }));
    case 'opened':
    case 'called':
      return paid(deal, hand, chips);
    case 'raised':
      return paid(deal, hand, owedBy(deal, hand) + chips);
    case 'dropped':
      return withHand(deal, hand, (old) => ({ ...old, dropped: true }));
    case 'dealt':
      return received(deal, event.hand, final);
    case 'drew': {
      const after = withHand(deal, hand, (old) => ({ ...old, cards: final.hands[hand]?.cards ?? old.cards, drew: count }));
      return { ...after, stock: after.stock.slice(Math.min(count, after.stock.length)) };
    }
    case 'reshuffled':
      return { ...deal, stock: backs(count), discards: [] };
    case 'won':
      return withHand({ ...deal, pot: deal.pot - chips }, hand, (old) => ({ ...old, chips: old.chips + chips }));
    default:
      return deal;
  }
}

/** The deal as everyone sees it after one more event of those that led to `final`. It is for looking at, not for playing on. */
export function retold(deal: Deal, event: PokerEvent, final: Deal): Deal {
  const next = told(deal, event, final);
  return {
    ...next,
    toAct: [],
    largestRaise: ['opened', 'raised'].includes(event.type) ? Math.max(deal.largestRaise, event.chips ?? 0) : deal.largestRaise,
    history: [...deal.history, event],
  };
}
