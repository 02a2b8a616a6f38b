import {
  type Bets,
  blankScoreCard,
  type Coup,
  type CoupEvent,
  lastWinner,
  markCoup,
  noBets,
  runningCount,
  type Side,
} from '@felt80/baccarat';
import { checkState, type Operated, operate, type SystemId, systems, type Table } from '@felt80/betting-systems';
import { dealSettled, type HandShown } from '../kit/coup';
import { type Options, startCountOf } from './options';
import { rules, type Sitting, type SystemRun, shuffled, shuffleIsDue } from './sitting';
import { added, noTally, oneMore, type Statistics, tallied } from './statistics';

/** What hands change. */
export interface Ledgers {
  readonly sitting: Sitting;
  readonly statistics: Statistics;
}

/** A hand as it is shown: the table before its first card (after a shuffle, if there was one) and the cards in order. */
export interface Dealt {
  readonly shuffled: boolean;
  readonly before: Sitting;
  readonly coup: Coup;
  readonly events: readonly CoupEvent[];
}

type Choice = { readonly on: Side; readonly amount: number } | 'sitOut';

/**
 * How far the selected system has got. Where it cannot go on from what is kept it is at its start: another window may have played on with
 * another system or other settings, or the file was changed.
 */
export function runOf({ run }: Sitting, { system, systems: setups }: Options): SystemRun | null {
  if (run === null || run.system !== system) return null;
  return checkState(systems[system], setups[system], run.state) === undefined ? run : null;
}

/** The selected system at work, where it has got to. */
function systemOf(sitting: Sitting, options: Options): Operated | undefined {
  const { system, systems: setups } = options;
  return system === null ? undefined : operate(systems[system], setups[system], runOf(sitting, options)?.state);
}

function choiceOf(operated: Operated, { card, count }: Sitting, { system, systems: setups }: Options): Choice {
  const on = system === null ? 'player' : setups[system].on;
  const winner = lastWinner(card);
  const table: Table<Side> = { on, other: on === 'player' ? 'banker' : 'player', count };
  return operated.bet(winner ? { ...table, lastWinner: winner } : table);
}

function betsOf(choice: Choice): Bets {
  if (choice === 'sitOut') return noBets;
  const cents = choice.amount * 100;
  return { bankerCents: choice.on === 'banker' ? cents : 0, playerCents: choice.on === 'player' ? cents : 0, tieCents: 0 };
}

/** The table as the next hand finds it: where a shuffle is due, with the empty card and the first count of a new shoe. */
function asNext(sitting: Sitting, options: Options): Sitting {
  return shuffleIsDue(sitting) ? { ...sitting, card: blankScoreCard, count: startCountOf(options) } : sitting;
}

/** The bets that the next hand will be dealt with: the player's, or those of the system. */
export function nextBets(sitting: Sitting, options: Options): Bets {
  const operated = systemOf(sitting, options);
  return operated ? betsOf(choiceOf(operated, asNext(sitting, options), options)) : sitting.bets;
}

/** The state of the selected system in words. */
export function systemState(sitting: Sitting, options: Options): string | undefined {
  return systemOf(sitting, options)?.show();
}

function runAfter(
  system: SystemId,
  before: SystemRun | null,
  operated: Operated,
  choice: Choice,
  { outcome, netCents }: HandShown,
): SystemRun {
  const resultCents = before?.resultCents ?? 0;
  if (choice === 'sitOut' || outcome === null) return { system, state: operated.state, resultCents, restarted: false };
  const decision = outcome === 'tie' ? 'tie' : outcome === choice.on ? 'won' : 'lost';
  const { restarted } = operated.next(decision, choice.amount);
  return { system, state: operated.state, resultCents: resultCents + netCents, restarted };
}

/** Deals one hand: shuffles when that is due, places the bets of the system, settles, marks and counts. */
function dealHand(
  from: Sitting,
  options: Options,
  operated: Operated | undefined,
): { readonly sitting: Sitting; readonly hand: HandShown; readonly dealt: Dealt } {
  const due = shuffleIsDue(from);
  const before = due ? shuffled(from, startCountOf(options)) : from;
  if (before.shoe === null) throw new Error('a shuffled table has a shoe');
  const { system } = options;
  const choice = operated && choiceOf(operated, before, options);
  const bets = choice ? betsOf(choice) : before.bets;
  const { hand, coup, events, shoe } = dealSettled(before.shoe, bets, rules.paytable);
  const { player, banker, outcome } = coup;
  const sitting: Sitting = {
    ...before,
    shoe,
    count: runningCount(banker, runningCount(player, before.count)),
    card: markCoup(before.card, outcome),
    hand,
    winningsCents: before.winningsCents + hand.netCents,
    hands: before.hands + 1,
    wins: oneMore(before.wins, outcome),
    run: system && operated && choice ? runAfter(system, runOf(before, options), operated, choice, hand) : null,
  };
  return { sitting, hand, dealt: { shuffled: due, before, coup, events } };
}

/** Deals hands and adds them to the statistics. `dealt` is the last of them. */
export function dealHands({ sitting: from, statistics }: Ledgers, options: Options, hands: number): Ledgers & { readonly dealt: Dealt } {
  const operated = systemOf(from, options);
  let last = dealHand(from, options, operated);
  let tally = tallied(noTally, last.hand);
  for (let hand = 1; hand < hands; hand += 1) {
    last = dealHand(last.sitting, options, operated);
    tally = tallied(tally, last.hand);
  }
  return { sitting: last.sitting, statistics: added(statistics, tally, options.system ?? 'byHand'), dealt: last.dealt };
}
