import { type Action, apply, legalActions, openRound, type Round, type RoundEvent, whyNot } from '@felt80/twenty-one';
import { quietly } from '../kit/step';
import { accountOf } from './account';
import { goneOn, type Moment, nextHand, remarkOn } from './banter';
import { drinkAfter } from './drink';
import { handPlayed, occasionAtEnd } from './ending';
import type { Occasion } from './occasion';
import { packAfter, shuffleCards, shuffleIsDue, shufflesAlways } from './pack';
import { reasonFor, refuse } from './refusal';
import { atTable, drinkOf, type FilmEvent, gameIn, type Handlers, type Place, phaseOf, rulesIn, type Session, type Step } from './session';
import { words } from './words';

/** What may be staked at first, in cents. */
export const limits = { leastCents: 100, mostCents: 50_000, stepCents: 100 };

/** Bets from here on are large, and up to there small, in the dealer's eyes. */
const remarkable = { bigCents: 25_000, smallCents: 300 };

function sizeOf(betCents: number): Occasion | undefined {
  if (betCents >= remarkable.bigCents) return 'bigBet';
  return betCents <= remarkable.smallCents ? 'smallBet' : undefined;
}

function momentOf(session: Session): Moment {
  const { game, sitting, betCents } = session;
  return { game, stage: drinkOf(session).stage, streak: sitting.streak, betCents };
}

/** The session after the dealer has had the occasion to say something. */
export function remarked(session: Session, occasion: Occasion | undefined): Session {
  return session.settings.remarks ? { ...session, banter: remarkOn(session.banter, occasion, momentOf(session)) } : session;
}

interface Opened {
  readonly session: Session;
  readonly round: Round;
  readonly events: readonly RoundEvent[];
  readonly film: readonly FilmEvent[];
}

/** Shuffles if it is time and opens a play: deals what comes before the bet. */
function opened(before: Session): Opened {
  const rules = rulesIn(before);
  const due = shuffleIsDue(rules, before.pack, before.handling);
  const mixed = due ? shuffleCards(rules, before.pack, before.handling) : undefined;
  const pack = mixed?.pack ?? before.pack;
  const { shoe } = pack;
  if (shoe === null) throw new RangeError('There is no shoe to deal from');
  const { round, events } = openRound({
    rules,
    limits,
    shoe,
    discards: pack.discards,
    seats: [{ bankCents: before.pot.cents }],
    cardsRng: pack.rng,
  });
  const session = { ...before, place: atTable, pack, bankCents: before.pot.cents, banter: nextHand(before.banter) };
  const film: readonly FilmEvent[] = mixed ? [{ type: 'shuffled', shuffled: mixed.shuffled, cards: shoe.cards.length }] : [];
  // Shuffled on every play it is nothing to speak of.
  const told = mixed && !shufflesAlways(rules, before.handling) ? remarked(session, 'shuffle') : session;
  return { session: told, round, events, film };
}

function bankOf(round: Round): number {
  return round.seats[0]?.bankCents ?? 0;
}

/** The end of a play: counted, drunk to, remarked on. */
function ended(session: Session, round: Round): Step {
  const netCents = bankOf(round) - session.bankCents;
  const sitting = handPlayed(session.sitting, netCents);
  const drank = drinkAfter(session.sitting.hands).quarters !== drinkAfter(sitting.hands).quarters;
  const next = remarked({ ...session, sitting }, occasionAtEnd(round, sitting, netCents));
  return { next, events: [{ type: 'ended', netCents }, ...(drank ? ([{ type: 'drank' }] as const) : [])] };
}

/** What is worth a remark only while the play is open. */
const expectant: readonly Occasion[] = ['bigBet', 'smallBet', 'insured', 'uninsured'];

/** Lays a round that has gone on onto the table: the pot moves by what the bank of the seat did. */
function laid(session: Session, round: Round, events: readonly RoundEvent[], occasion?: Occasion): Step {
  const bankBefore = session.round && !isOver(session.round) ? bankOf(session.round) : session.bankCents;
  const pot = { ...session.pot, cents: session.pot.cents + bankOf(round) - bankBefore };
  const banter = goneOn(session.banter);
  const now = { ...session, place: atTable, pot, pack: packAfter(round), round, banter };
  const on = isOver(round) && occasion && expectant.includes(occasion) ? now : remarked(now, occasion);
  const film: FilmEvent = { type: 'dealt', before: session.round, events };
  const over = isOver(round) ? ended(on, round) : quietly(on);
  return { next: { ...over.next, status: accountOf(over.next, events) }, events: [film, ...over.events] };
}

function isOver({ turn }: Round): boolean {
  return turn.phase === 'over';
}

function act(session: Session, action: Action, occasion?: Occasion): Step {
  if (!session.round) return quietly(session);
  const { round, events } = apply(session.round, action);
  return laid(session, round, events, occasion);
}

/** The first bet, on a play that is open or is opened for it. A large or small one is worth a remark when the bet before was not. */
function bet(session: Session, cents: number): Step {
  if (cents < limits.leastCents) return refuse(session, 'betTooLow');
  if (cents > limits.mostCents) return refuse(session, 'betTooHigh');
  const size = sizeOf(cents) === sizeOf(session.betCents) ? undefined : sizeOf(cents);
  const staking = { ...session, betCents: cents };
  if (session.round?.turn.phase === 'betting') return act(staking, { type: 'bet', cents }, size);
  const open = opened(staking);
  const { round, events } = apply(open.round, { type: 'bet', cents });
  const step = laid({ ...open.session, round: null }, round, [...open.events, ...events], size);
  return { ...step, events: [...open.film, ...step.events] };
}

/** The raise of a buy is about to be typed. */
const buying: Place = { screen: 'table', open: { type: 'buying' }, typed: '' };

/** The amounts that a buy may have, if one is allowed now. */
export function buyOffer({ round }: Session): { readonly leastCents: number; readonly mostCents: number } | undefined {
  const offer = round && legalActions(round).find(({ type }) => type === 'buy');
  return offer ? { leastCents: offer.leastCents ?? 0, mostCents: offer.mostCents ?? 0 } : undefined;
}

/** What Enter alone buys for: the first bet, which is always allowed. */
export function usualBuyCents({ round }: Session): number {
  return round?.seats[0]?.betCents ?? 0;
}

function buy(session: Session, cents: number): Step {
  const offer = buyOffer(session);
  if (!offer) return quietly({ ...session, place: atTable });
  if (cents < offer.leastCents) return refuse(session, 'buyTooLow');
  if (cents > offer.mostCents) return refuse(session, 'buyTooHigh');
  return act(session, { type: 'buy', cents }, 'buy');
}

const occasions: Readonly<Partial<Record<Action['type'], Occasion>>> = {
  split: 'split',
  double: 'double',
  insure: 'insured',
  decline: 'uninsured',
};

/** The bare action of a key; insurance is half the stake. */
function actionFor(round: Round, type: Exclude<Action['type'], 'bet' | 'buy'>): Action {
  if (type !== 'insure') return { type };
  return { type, cents: legalActions(round).find((offer) => offer.type === 'insure')?.mostCents ?? 0 };
}

/** Playing at the table. */
export const playing: Handlers<'deal' | 'play'> = {
  deal: (session) => {
    if (phaseOf(session) !== 'ready') return quietly(session);
    const open = opened(session);
    const { next, events } = laid({ ...open.session, round: null }, open.round, open.events);
    return { next: { ...next, status: words.askBet(gameIn(session)) }, events: [...open.film, ...events] };
  },
  play: (session, { act: type }) => {
    const { round } = session;
    if (!round) return quietly(session);
    if (type === 'buy') {
      const code = buyOffer(session) ? undefined : whyNot(round, { type, cents: limits.leastCents });
      if (code) return refuse(session, reasonFor(type, code));
      return quietly({ ...session, place: buying, status: words.askBuy });
    }
    const action = actionFor(round, type);
    const code = whyNot(round, action);
    return code ? refuse(session, reasonFor(type, code)) : act(session, action, occasions[type]);
  },
};

/** Enter at the bet and at the raise of a buy; nothing typed means the usual amount. */
export function amountTyped(session: Session, typed: string): Step {
  const isBuy = session.place.screen === 'table' && session.place.open?.type === 'buying';
  const usual = isBuy ? usualBuyCents(session) : session.betCents;
  const cents = typed === '' ? usual : 100 * Number(typed);
  return isBuy ? buy({ ...session, place: buying }, cents) : bet({ ...session, place: atTable }, cents);
}
