import { type Card, cardWords, rankOf, rankWords } from '@felt80/cards-shoe';
import { cardsOf, type Hand, naturalOf, type Reason, type Round, type RoundEvent, type Rules, total } from '@felt80/twenty-one';
import { type Currency, money } from './currency';
import type { Game } from './games';
import { gameIn, type Session } from './session';

/** Points as they are written: `18`, `7½`, `½`. */
export function points(number: number): string {
  const whole = Math.floor(number);
  return whole === number ? String(whole) : `${whole || ''}½`;
}

/** The total of some cards: `soft 18`, `7½`, `1 or 11` for an ace alone. */
export function totalWords(rules: Rules, cards: readonly Card[]): string {
  const { points: number, soft } = total(rules, cards);
  const [only, second] = cards;
  if (soft && only && !second) return rules.values[rankOf(only) ?? 'A'].join(' or ');
  return `${soft ? 'soft ' : ''}${points(number)}`;
}

/** What a hand of its own kind is called, such as `blackjack`; nothing for plain points. */
export function naturalWords(game: Game, hand: Hand): string | undefined {
  const kind = naturalOf(game.rules, hand)?.is;
  return typeof kind === 'string' ? game.naturals[kind] : undefined;
}

/** Whether some cards are over the limit. */
export function isBust(rules: Rules, cards: readonly Card[]): boolean {
  return total(rules, cards).points > rules.limit;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withArticle(word: string): string {
  return `${/^(a|e|i|o|u|8)/.test(word) ? 'an' : 'a'} ${word}`;
}

interface Told {
  readonly mine: string;
  readonly theirs: string;
  readonly own: string | undefined;
  readonly houses: string | undefined;
  readonly amount: string;
}

const endings: Readonly<Record<Reason, (told: Told) => string>> = {
  natural: ({ own, mine, amount }) => `${capital(own ?? `${mine} at first sight`)}: you win ${amount}.`,
  houseNatural: ({ houses, theirs, amount }) => `${capital(houses ?? `${theirs} at first sight`)} for the house: you lose ${amount}.`,
  higher: ({ mine, theirs, amount }) => `Your ${mine} beats ${theirs}: you win ${amount}.`,
  lower: ({ mine, theirs, amount }) => `Your ${mine} loses to ${theirs}: you lose ${amount}.`,
  bust: ({ mine, amount }) => `${capital(mine)} is bust: you lose ${amount}.`,
  houseBust: ({ theirs, amount }) => `The house is bust with ${theirs}: you win ${amount}.`,
  push: ({ mine, own }) => `${own ? `${capital(own)} on both sides` : `${capital(mine)} each`}: a stand-off, no one wins.`,
  tie: ({ mine, amount }) => `${capital(mine)} each, and the house takes ties: you lose ${amount}.`,
  surrendered: ({ amount }) => `You give up ${amount}.`,
  insurance: ({ amount }) => `The insurance pays ${amount}.`,
  withdrawn: () => 'Both are bust: the bet is yours again.',
};

function ending(game: Game, { rules, house }: Round, hand: Hand): string {
  const [mine = '', theirs = ''] = [hand, house].map((is) => points(total(rules, cardsOf(is)).points));
  const { why, netCents } = hand.result ?? { why: 'push', netCents: 0 };
  const amount = money(netCents, game.currency);
  return endings[why]({ mine, theirs, own: naturalWords(game, hand), houses: naturalWords(game, house), amount });
}

/** A result in two words: `wins $10`, `loses $5`, `stand-off`. */
export function resultWords(currency: Currency, netCents: number): string {
  if (netCents === 0) return 'stand-off';
  return `${netCents > 0 ? 'wins' : 'loses'} ${money(netCents, currency)}`;
}

/** The last card that came to the player, if one did besides the deal. */
function drawnCard(events: readonly RoundEvent[]): Extract<RoundEvent, { readonly card: Card }> | undefined {
  const acted = events.some((event) => event.type === 'acted' && ['hit', 'buy', 'double'].includes(event.action.type));
  const card = events.find((event) => event.type === 'dealt' && event.to !== 'house');
  return acted && card?.type === 'dealt' ? card : undefined;
}

function overWords(game: Game, round: Round, events: readonly RoundEvent[], netCents: number): string {
  const hands = round.seats[0]?.hands ?? [];
  const [only] = hands;
  if (!only) return '';
  const drawn = drawnCard(events);
  if (hands.length === 1) return `${drawn ? `The ${cardWords(drawn.card)}. ` : ''}${ending(game, round, only)}`;
  const each = hands.map(({ result }, at) => `hand ${at + 1} ${resultWords(game.currency, result?.netCents ?? 0)}`).join(', ');
  const all =
    netCents === 0 ? 'even' : netCents > 0 ? `you win ${money(netCents, game.currency)}` : `you lose ${money(netCents, game.currency)}`;
  return `${capital(each)}: ${all}.`;
}

function insuranceWords(game: Game, events: readonly RoundEvent[]): string {
  const paid = events.find((event) => event.type === 'settled' && event.why === 'insurance');
  if (paid?.type !== 'settled') return '';
  return paid.netCents > 0
    ? `The insurance pays ${money(paid.netCents, game.currency)}. `
    : `No natural: the insurance of ${money(paid.netCents, game.currency)} is lost. `;
}

/** That the house has looked for a natural and found none. */
function peekWords(game: Game, events: readonly RoundEvent[]): string {
  const insurance = insuranceWords(game, events);
  return insurance === '' && events.some(({ type }) => type === 'peeked') ? 'The house looks: no natural. ' : insurance;
}

/** What the house lets see. */
function houseWords({ house }: Round): string {
  const [up] = house.cards.filter(({ face }) => face === 'up');
  return up ? `the house shows ${withArticle(rankWords[rankOf(up.card) ?? 'A'])}` : 'the house keeps its card covered';
}

/** What a hand has come to that takes no more cards: `26, bust`. */
function cameTo(game: Game, { rules }: Round, hand: Hand): string {
  const cards = cardsOf(hand);
  return isBust(rules, cards) ? `${totalWords(rules, cards)}, bust` : (naturalWords(game, hand) ?? totalWords(rules, cards));
}

function turnWords(game: Game, round: Round, events: readonly RoundEvent[]): string {
  const { turn } = round;
  if (turn.phase === 'over') return '';
  const hands = round.seats[0]?.hands ?? [];
  const hand = hands[turn.hand];
  if (!hand) return '';
  if (turn.phase === 'insurance') {
    const cents = Math.floor(hand.stakeCents / 2);
    return `The house shows an ace. Insurance for ${money(cents, game.currency)}? Press Y or N.`;
  }
  const has = `${hands.length > 1 ? `hand ${turn.hand + 1} has` : 'you have'} ${totalWords(round.rules, cardsOf(hand))}`;
  const drawn = drawnCard(events);
  const ended = drawn && drawn.hand !== turn.hand ? hands[drawn.hand] : undefined;
  if (drawn && ended) return `The ${cardWords(drawn.card)}: ${cameTo(game, round, ended)}. ${capital(has)}.`;
  if (insuranceWords(game, events) !== '') return `${capital(has)}.`;
  return capital(`${drawn ? `The ${cardWords(drawn.card)}: ` : ''}${has}, ${houseWords(round)}.`);
}

/** What has just happened, in a sentence or two. */
export function accountOf(session: Session, events: readonly RoundEvent[]): string {
  const { round } = session;
  const game = gameIn(session);
  if (!round) return '';
  const netCents = (round.seats[0]?.bankCents ?? 0) - session.bankCents;
  if (round.turn.phase === 'over') return `${insuranceWords(game, events)}${overWords(game, round, events, netCents)}`;
  return `${peekWords(game, events)}${turnWords(game, round, events)}`;
}
