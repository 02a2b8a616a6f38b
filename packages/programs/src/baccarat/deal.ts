import {
  type Bets,
  blankScoreCard,
  type Coup,
  type CoupEvent,
  dealCoup,
  lastWinner,
  markCoup,
  noBets,
  type Outcome,
  runningCount,
  type Side,
  settle,
} from '@felt80/baccarat';
import { type Operated, operate, systems, type Table } from '@felt80/betting-systems';
import { type Options, startCountOf } from './options';
import { betFields, type HandShown, rules, type Sitting, type SystemRun, shuffled, shuffleIsDue } from './sitting';
import { type Better, counted, type Statistics } from './statistics';

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

interface SystemBet {
  readonly operated: Operated;
  readonly choice: { readonly on: Side; readonly amount: number } | 'sitOut';
}

function systemBet(sitting: Sitting, options: Options): SystemBet | undefined {
  if (options.system === null) return undefined;
  const { on, ...settings } = options.systems[options.system];
  const operated = operate(systems[options.system], settings, sitting.run?.state);
  const winner = lastWinner(sitting.card);
  const table: Table<Side> = {
    on,
    other: on === 'player' ? 'banker' : 'player',
    ...(winner && { lastWinner: winner }),
    count: sitting.count,
  };
  return { operated, choice: operated.bet(table) };
}

function betsOf(choice: SystemBet['choice']): Bets {
  return choice === 'sitOut' ? noBets : { ...noBets, [betFields[choice.on]]: choice.amount * 100 };
}

/** The table as the next hand finds it: where a shuffle is due, with the empty card and the first count of a new shoe. */
function asNext(sitting: Sitting, options: Options): Sitting {
  return shuffleIsDue(sitting) ? { ...sitting, card: blankScoreCard, count: startCountOf(options) } : sitting;
}

/** The bets that the next hand will be dealt with: the player's, or those of the system. */
export function nextBets(sitting: Sitting, options: Options): Bets {
  const bet = systemBet(asNext(sitting, options), options);
  return bet ? betsOf(bet.choice) : sitting.bets;
}

/** The state of the selected system in words. */
export function systemState(sitting: Sitting, options: Options): string | undefined {
  return systemBet(asNext(sitting, options), options)?.operated.show();
}

function runAfter(run: SystemRun | null, bet: SystemBet | undefined, outcome: Outcome, netCents: number): SystemRun | null {
  if (bet === undefined) return null;
  const { operated, choice } = bet;
  const decision = (on: Side): 'won' | 'lost' | 'tie' => (outcome === 'tie' ? 'tie' : outcome === on ? 'won' : 'lost');
  const { restarted } = choice === 'sitOut' ? { restarted: false } : operated.next(decision(choice.on), choice.amount);
  return { state: operated.state, resultCents: (run?.resultCents ?? 0) + netCents, restarted };
}

/** Deals one hand: shuffles when that is due, places the bets of the system, settles, and counts everything that is counted. */
export function dealHand(ledgers: Ledgers, options: Options): Ledgers & { readonly dealt: Dealt } {
  const due = shuffleIsDue(ledgers.sitting);
  const fresh = due ? shuffled(ledgers.sitting, startCountOf(options)) : ledgers.sitting;
  if (fresh.shoe === null) throw new Error('a shuffled table has a shoe');
  const bet = systemBet(fresh, options);
  const bets = bet ? betsOf(bet.choice) : fresh.bets;
  const { coup, events, shoe } = dealCoup(fresh.shoe);
  const { outcome, natural } = coup;
  const { netCents } = settle(outcome, bets, rules.paytable);
  const hand: HandShown = {
    player: coup.player,
    banker: coup.banker,
    playerTotal: coup.playerTotal,
    bankerTotal: coup.bankerTotal,
    outcome,
    natural,
    bets,
    netCents,
  };
  const sitting: Sitting = {
    ...fresh,
    shoe,
    count: runningCount([...coup.player, ...coup.banker], fresh.count),
    card: markCoup(fresh.card, outcome),
    hand,
    winningsCents: fresh.winningsCents + netCents,
    hands: fresh.hands + 1,
    wins: { ...fresh.wins, [outcome]: fresh.wins[outcome] + 1 },
    run: runAfter(fresh.run, bet, outcome, netCents),
  };
  const better: Better = options.system ?? 'byHand';
  const statistics = counted(ledgers.statistics, { outcome, natural, netCents, better });
  return { sitting, statistics, dealt: { shuffled: due, before: fresh, coup, events } };
}
