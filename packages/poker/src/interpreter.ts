import type { Card } from '@felt80/cards-shoe';
import { isOpened, pay } from './betting';
import { changeHand, type Deal, type HeldCard, handAt, note, rankingOf, stepOf, stillIn, strengthOfHand } from './deal';
import type { Step } from './games';
import { award, showdown } from './showdown';
import { takeCard } from './stock';

type StepOf<Type extends Step['type']> = Extract<Step, { readonly type: Type }>;

/** The lowest score that may open under the jackpot option: a pair of jacks. */
const openersScore = 1100;

function collectAntes(deal: Deal): Deal {
  const { ante } = deal.betting;
  if (ante === 0) return deal;
  return stillIn(deal).reduce((so, hand) => note(pay(so, hand, ante), { type: 'anted', hand, chips: ante }), deal);
}

function dealOne(deal: Deal, hand: number, face: HeldCard['face']): Deal {
  const [card, rest] = takeCard(deal);
  const given = changeHand(rest, hand, { cards: [...handAt(rest, hand).cards, { card, face }] });
  return note(given, { type: 'dealt', hand, face, count: 1, ...seen(face, card) });
}

function seen(face: HeldCard['face'], card: Card): { readonly cards?: readonly Card[] } {
  return face === 'up' ? { cards: [card] } : {};
}

function dealWidow(deal: Deal, face: HeldCard['face']): Deal {
  const [widow, rest] = takeCard(deal);
  return note({ ...rest, widow }, { type: 'dealt', face, count: 1, ...seen(face, widow) });
}

function dealCards(deal: Deal, { count, face, to }: StepOf<'deal'>): Deal {
  let so = deal;
  for (let round = 0; round < count; round++) {
    so = to === 'widow' ? dealWidow(so, face) : stillIn(so).reduce((before, hand) => dealOne(before, hand, face), so);
  }
  return so;
}

/** The leftmost of the hands with the highest upcards. */
function highestShowing(deal: Deal, among: readonly number[]): number | undefined {
  const { evaluate, compare } = rankingOf(deal);
  const showing = among.map((hand) => ({
    hand,
    strength: evaluate(handAt(deal, hand).cards.flatMap(({ card, face }) => (face === 'up' ? [card] : []))),
  }));
  return showing.sort((a, b) => compare(b.strength, a.strength) || a.hand - b.hand)[0]?.hand;
}

function firstToSpeak(deal: Deal, { first, mustBetAtMost }: StepOf<'bet'>): number | undefined {
  if (first === 'hand1') return 0;
  if (first === 'lastOpener') return deal.opener ?? 0;
  const all = stillIn(deal);
  return highestShowing(deal, mustBetAtMost === undefined ? all : all.filter((hand) => handAt(deal, hand).chips > 0));
}

function startBetting(deal: Deal, step: StepOf<'bet'>): Deal {
  const hands = deal.hands.map((hand) => ({ ...hand, inThisRound: 0, raises: 0 }));
  const first = firstToSpeak(deal, step);
  const all = first === undefined ? [] : stillIn(deal, first);
  const jackpot = step.openers === 'byJackpotOption' && deal.betting.jackpot;
  const toAct = jackpot ? all.filter((hand) => strengthOfHand(deal, hand).score >= openersScore) : all;
  return { ...deal, hands, toAct };
}

function startStep(deal: Deal): Deal {
  const step = stepOf(deal);
  switch (step.type) {
    case 'ante':
      return collectAntes(deal);
    case 'deal':
      return dealCards(deal, step);
    case 'bet':
      return startBetting(deal, step);
    case 'discard':
      return { ...deal, toAct: stillIn(deal) };
    case 'showdown':
      return showdown(deal);
  }
}

function isDead(deal: Deal): boolean {
  const step = stepOf(deal);
  return step.type === 'bet' && step.allCheck === 'dealIsDead' && !isOpened(deal);
}

/** Goes on from the start of a step to the next decision or the end. */
export function play(deal: Deal): Deal {
  return goOn(startStep(deal));
}

/** Goes on until somebody has to act or the deal is over. */
export function goOn(deal: Deal): Deal {
  const [survivor, ...others] = stillIn(deal);
  if (deal.result !== undefined) return deal;
  if (survivor !== undefined && others.length === 0) return award(deal, [survivor]);
  if (deal.toAct.length > 0) return deal;
  if (isDead(deal)) return note({ ...deal, result: 'dead' }, { type: 'dead', chips: deal.pot });
  return play({ ...deal, step: deal.step + 1 });
}

/** The number of cards that the hand may exchange in this step. */
export function mostDiscards(deal: Deal, hand: number): number {
  const step = stepOf(deal);
  if (step.type !== 'discard') return 0;
  return Math.min(deal.dealtIn <= 5 ? step.most.upToFiveHands : step.most.sixOrMore, handAt(deal, hand).cards.length);
}
