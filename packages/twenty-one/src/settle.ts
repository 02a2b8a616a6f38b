import { changeHand, changeSeat, type Draft, handAt, seatAt, turnUp } from './draft';
import { firstCardNatural, naturalOf, pendingNatural } from './natural';
import { cardsOf, type Hand, handsInPlay, type Reason, type Round, type Seat } from './round';
import { type NaturalRule, type Ratio, type Rules, share } from './rules';
import { total } from './total';

type Result = NonNullable<Hand['result']>;

const half: Ratio = [1, 2];
/** Insurance pays two to one in every game that knows it. */
const insurancePays: Ratio = [2, 1];

/** Whether the house holds its natural on two cards, the one that is peeked for and insured against. */
export function houseHasNatural(round: Round): boolean {
  return naturalOf(round.rules, round.house)?.is === 'limitOnTwo';
}

function betweenNaturals(stakeCents: number, mine: NaturalRule | undefined, theirs: NaturalRule | undefined): Result | undefined {
  const lead = (mine?.beats ?? 0) - (theirs?.beats ?? 0);
  if (mine && (lead > 0 || (lead === 0 && mine.equal === 'seat'))) return { netCents: share(stakeCents, mine.pays), why: 'natural' };
  if (theirs && (lead < 0 || mine?.equal === 'house')) return { netCents: 0 - share(stakeCents, theirs.housePays), why: 'houseNatural' };
  return mine && { netCents: 0, why: 'push' };
}

function byPoints(rules: Rules, stakeCents: number, mine: number, theirs: number): Result {
  if (theirs > rules.limit) return { netCents: stakeCents, why: 'houseBust' };
  if (mine > theirs) return { netCents: stakeCents, why: 'higher' };
  if (mine < theirs) return { netCents: -stakeCents, why: 'lower' };
  return rules.settling.tie === 'push' ? { netCents: 0, why: 'push' } : { netCents: -stakeCents, why: 'tie' };
}

/** What a finished hand wins or loses against the house's hand as it lies. */
export function outcome(rules: Rules, house: Hand, hand: Hand): Result {
  const { stakeCents } = hand;
  const theirs = naturalOf(rules, house);
  if (hand.state === 'surrendered') {
    const tooLate = rules.player.surrender === 'late' && theirs?.is === 'limitOnTwo';
    return tooLate
      ? { netCents: 0 - share(stakeCents, theirs.housePays), why: 'houseNatural' }
      : { netCents: 0 - share(stakeCents, half), why: 'surrendered' };
  }
  const housePoints = total(rules, cardsOf(house)).points;
  const points = total(rules, cardsOf(hand)).points;
  if (points > rules.limit) {
    const withdrawn = housePoints > rules.limit && rules.settling.bothBust === 'withdrawn';
    return withdrawn ? { netCents: 0, why: 'withdrawn' } : { netCents: -stakeCents, why: 'bust' };
  }
  return betweenNaturals(stakeCents, naturalOf(rules, hand), theirs) ?? byPoints(rules, stakeCents, points, housePoints);
}

/** The least net that a hand may come to: under original bets only a house natural leaves little to lose. */
function leastNet(round: Round, seat: Seat): number {
  const natural = naturalOf(round.rules, round.house);
  if (round.rules.house.holeCard !== 'originalBetsOnly' || natural?.is !== 'limitOnTwo') return Number.NEGATIVE_INFINITY;
  const lost = seat.hands.reduce((sum, { result }) => sum - Math.min(0, result?.netCents ?? 0), 0);
  return Math.min(0, lost - share(seat.betCents, natural.housePays));
}

function settleWith(draft: Draft, seat: number, hand: number, result: Result): void {
  turnUp(draft, seat, hand);
  const { bankCents } = seatAt(draft.round, seat);
  changeSeat(draft, seat, { bankCents: bankCents + handAt(draft.round, seat, hand).stakeCents + result.netCents });
  changeHand(draft, seat, hand, { state: 'settled', result });
  draft.events.push({ type: 'settled', seat, hand, ...result });
}

function settle(draft: Draft, seat: number, hand: number): void {
  const { round } = draft;
  const { netCents, why } = outcome(round.rules, round.house, handAt(round, seat, hand));
  settleWith(draft, seat, hand, { netCents: Math.max(netCents, leastNet(round, seatAt(round, seat))), why });
}

/** Whether the house's hidden or next card may still change a natural's, a surrendered or a bust hand's result. */
function waitsForHouse(round: Round, seat: Seat, hand: Hand): boolean {
  const { rules } = round;
  const pending = pendingNatural(round);
  if (hand.state === 'surrendered') return rules.player.surrender === 'late' && pending !== undefined;
  if (hand.state === 'bust') {
    const atStake = seat.hands.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
    return rules.house.holeCard === 'originalBetsOnly' && pending !== undefined && atStake > seat.betCents;
  }
  const mine = naturalOf(rules, hand);
  return pending !== undefined && mine !== undefined && (mine.equal === 'seat' ? pending.beats > mine.beats : pending.beats >= mine.beats);
}

/** Whether a finished hand's result does not hang on the points that the house will reach. */
function needsNoPoints(rules: Rules, hand: Hand): boolean {
  if (hand.state === 'surrendered') return true;
  if (hand.state === 'bust') return rules.settling.bothBust === 'house';
  return hand.state === 'stood' && naturalOf(rules, hand)?.settles === 'atOnce';
}

/** Settles what is certain by now. */
export function settleCertain(draft: Draft): void {
  for (const { seat, hand, is } of handsInPlay(draft.round)) {
    if (needsNoPoints(draft.round.rules, is) && !waitsForHouse(draft.round, seatAt(draft.round, seat), is)) settle(draft, seat, hand);
  }
}

/** Whether anything waits for no more than the house's second card. */
export function secondCardDecides(round: Round): boolean {
  return handsInPlay(round).some(({ is }) => is.insuranceCents > 0 || needsNoPoints(round.rules, is));
}

export function settleAll(draft: Draft): void {
  for (const { seat, hand, is } of handsInPlay(draft.round)) if (is.state !== 'settled') settle(draft, seat, hand);
}

/** Pays or takes the insurance, seat by seat. */
export function settleInsurance(draft: Draft): void {
  const won = houseHasNatural(draft.round);
  for (const { seat, hand, is } of handsInPlay(draft.round)) {
    if (is.insuranceCents === 0) continue;
    const netCents = won ? share(is.insuranceCents, insurancePays) : -is.insuranceCents;
    const { bankCents } = seatAt(draft.round, seat);
    changeSeat(draft, seat, { bankCents: bankCents + is.insuranceCents + netCents });
    changeHand(draft, seat, hand, { insuranceCents: 0 });
    draft.events.push({ type: 'settled', seat, hand, netCents, why: 'insurance' });
  }
}

function firstCardResult(rules: Rules, house: Hand, hand: Hand): Result | undefined {
  const [mine, theirs] = [hand, house].map(({ cards: [first] }) => first && firstCardNatural(rules, first.card));
  if (mine && mine === theirs && mine.equal === 'goOn') return undefined;
  return betweenNaturals(hand.stakeCents, mine, theirs);
}

/** Compares the first cards where the rules pay for them. */
export function settleFirstCards(draft: Draft): void {
  const { rules, house } = draft.round;
  for (const { seat, hand, is } of handsInPlay(draft.round)) {
    const result = firstCardResult(rules, house, is);
    if (result) settleWith(draft, seat, hand, result);
  }
}

const houseReasons: readonly Reason[] = ['houseNatural', 'lower', 'tie'];

/** Whether the house would win against a hand that is not bust, as things lie. */
export function houseWins(rules: Rules, house: Hand, hand: Hand): boolean {
  return houseReasons.includes(outcome(rules, house, hand).why);
}
