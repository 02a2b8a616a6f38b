import { type Card, type RngState, remaining, type Shoe } from '@felt80/cards-shoe';
import { checkRules } from './check-rules';
import type { Draft } from './draft';
import { freeCents } from './permit';
import { begin } from './progress';
import type { Hand, Limits, Round, RoundEvent, Seat } from './round';
import { openingFaces, type Rules } from './rules';

export interface Setup {
  readonly rules: Rules;
  readonly limits: Limits;
  readonly shoe: Shoe;
  /** Every card already dealt from the shoe, in order of play: {@link gathered} of the round before. */
  readonly discards: readonly Card[];
  /** One to seven seats; `null` is an empty chair. */
  readonly seats: readonly ({ readonly bankCents: number } | null)[];
  /** Used only to shuffle the discards when the shoe runs dry. */
  readonly cardsRng: RngState;
}

export type SetupProblem = 'rules' | 'limits' | 'seats' | 'jokers' | 'discards' | 'tooFewCards';

/** Thrown by {@link openRound}. Test the `code`; the message is for people and may change. */
export class IllegalSetup extends Error {
  readonly code: SetupProblem;

  constructor(code: SetupProblem, detail: string) {
    super(`The round cannot be opened: ${code}${detail && ` (${detail})`}`);
    this.name = 'IllegalSetup';
    this.code = code;
  }
}

export const emptyHand: Hand = {
  cards: [],
  stakeCents: 0,
  insuranceCents: 0,
  doubled: false,
  tookFreeCard: false,
  from: 'deal',
  state: 'playing',
};

/** Whether limits are whole cents in order. */
export function areLimits({ leastCents, mostCents, stepCents }: Limits): boolean {
  return [leastCents, mostCents, stepCents].every((cents) => Number.isSafeInteger(cents) && cents > 0) && leastCents <= mostCents;
}

function sitDown({ rules, limits }: Setup, bankCents: number): Seat {
  const seat: Seat = { bankCents, betCents: 0, hands: [], out: false };
  return freeCents(rules, seat) < limits.leastCents ? { ...seat, out: true } : { ...seat, hands: [emptyHand] };
}

/** Tables that were found sound: round after round comes with the same one. */
const sound = new WeakSet<Rules>();

function rulesProblem(rules: Rules): string | undefined {
  if (sound.has(rules)) return undefined;
  const checked = checkRules(rules);
  if ('problem' in checked) return checked.problem;
  sound.add(rules);
  return undefined;
}

function problemOf({ rules, limits, shoe, discards, seats }: Setup): readonly [SetupProblem, string] | undefined {
  const misfit = rulesProblem(rules);
  if (misfit !== undefined) return ['rules', misfit];
  if (!areLimits(limits)) return ['limits', ''];
  if (seats.length > 7 || seats.every((seat) => seat === null)) return ['seats', 'one to seven'];
  if (!seats.every((seat) => seat === null || Number.isSafeInteger(seat.bankCents))) return ['seats', 'whole cents'];
  if (shoe.cards.includes('Jo') || discards.includes('Jo')) return ['jokers', ''];
  if (discards.length !== shoe.dealt) return ['discards', `${discards.length} for ${shoe.dealt} cards dealt`];
  return undefined;
}

/**
 * Opens a round: deals what lies before the bet and asks the first seat. A seat whose bank does not cover the least bet sits out.
 *
 * @throws {IllegalSetup}
 */
export function openRound(setup: Setup): { readonly round: Round; readonly events: readonly RoundEvent[] } {
  const problem = problemOf(setup);
  if (problem) throw new IllegalSetup(...problem);
  const { rules, limits, shoe, discards, cardsRng } = setup;
  const seats = setup.seats.map((seat) => seat && sitDown(setup, seat.bankCents));
  const playing = seats.filter((seat) => seat && !seat.out).length;
  const needed = playing * openingFaces(rules, 'seats').length + openingFaces(rules, 'house').length;
  if (remaining(shoe) + discards.length < needed) throw new IllegalSetup('tooFewCards', `${needed} needed`);
  const round: Round = { rules, limits, shoe, discards, cardsRng, seats, house: emptyHand, turn: { phase: 'over' } };
  const draft: Draft = { round, events: [] };
  begin(draft);
  return { round: draft.round, events: draft.events };
}
