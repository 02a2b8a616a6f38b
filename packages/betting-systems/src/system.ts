import { BadSettings, BadState, badDecision } from './misuse';
import { checkSettings, type Question, type Settings } from './settings';
import type { StateProblem } from './state';

/** What the table can tell a system: its own side, the other side, who won last, the running count. */
export interface Table<Side extends string> {
  readonly on: Side;
  readonly other: Side;
  readonly lastWinner?: Side;
  readonly count?: number;
}

/**
 * A betting system as functions over a plain JSON state. It knows neither ties nor limits: `operate` adds those. `won` and `lost` are
 * told the stake that was placed, which need not be the one that was wanted.
 */
export interface System<State> {
  readonly id: string;
  readonly name: string;
  /** What an editor asks, in this order. */
  readonly asks: readonly Question[];
  /** What the table must tell; where it cannot, the system sits out. */
  readonly needs: readonly ('lastWinner' | 'count')[];
  start(settings: Settings): State;
  /** The bet that the system calls for, whatever the limits say. */
  wants(state: State, settings: Settings): number;
  /** The side to bet on, or `undefined` to sit out. A system without it bets on the table's `on`. */
  chooses?<Side extends string>(state: State, table: Table<Side>): Side | undefined;
  won(state: State, settings: Settings, stake: number): State;
  lost(state: State, settings: Settings, stake: number): State;
  /**
   * The first thing that shows that play with these settings cannot have led to a state, with stakes from 1 to Max. A system without it
   * takes any state.
   */
  check?(state: unknown, settings: Settings): StateProblem | undefined;
  /** The state in a few words. */
  show(state: State): string;
}

/** A system at work. */
export interface Operated {
  /** The next bet. Asking changes nothing. */
  bet<Side extends string>(table: Table<Side>): { readonly on: Side; readonly amount: number } | 'sitOut';
  /**
   * Tells how a bet of `stake` ended. `restarted` says that the next call would have been above Max and the system has started over.
   *
   * @param stake a whole number from 1 to Max; a stake below Min is taken (a player may have no more). A tie needs none.
   * @throws BadDecision on any other word or stake; the system stays as it is.
   */
  next(decision: 'won' | 'lost' | 'tie', stake: number): { readonly restarted: boolean };
  /** Plain JSON, for `resume`. */
  readonly state: unknown;
  show(): string;
}

/**
 * Guards a state that comes from a save or a message: the first thing that shows that no play of this system with these settings has led
 * to it, or nothing. Stakes may have been any from 1 to Max, and a call above Max passes also where that starts the system over.
 *
 * @param settings those that the system was played with; `checkSettings` finds no problem in them.
 */
export function checkState(system: System<unknown>, settings: Settings, state: unknown): StateProblem | undefined {
  return system.check?.(state, settings);
}

/**
 * Puts a system to work. Here alone live the rules that are the same for all: a tie is no decision; a call below Min is raised to Min; a
 * call equal to Max is placed; a call above it starts the system over or is held at Max, as the settings say; where even a fresh start
 * calls for more than Max, that is held too. Holding and raising change the bet; the state then follows the bet that was placed.
 *
 * @param resume a `state` of the same system with the same settings, as it was or after JSON; without one the system is at its start.
 * @throws BadSettings where `checkSettings` finds a problem.
 * @throws BadState where `checkState` finds one in `resume`.
 */
export function operate(system: System<unknown>, settings: Settings, resume?: unknown): Operated {
  const problem = checkSettings(system, settings);
  if (problem !== undefined) throw new BadSettings(problem);
  const { min, max, restartOnMax } = settings;

  /** A state whose call goes beyond Max gives way to a fresh start, if that is what is set. */
  function within(reached: unknown): { readonly state: unknown; readonly restarted: boolean } {
    if (!restartOnMax || system.wants(reached, settings) <= max) return { state: reached, restarted: false };
    const fresh = system.start(settings);
    return { state: fresh, restarted: JSON.stringify(fresh) !== JSON.stringify(reached) };
  }

  if (resume !== undefined) {
    const misfit = checkState(system, settings, resume);
    if (misfit !== undefined) throw new BadState(system.name, misfit);
  }
  let { state } = within(resume === undefined ? system.start(settings) : resume);
  return {
    bet(table) {
      const on = system.chooses === undefined ? table.on : system.chooses(state, table);
      return on === undefined ? 'sitOut' : { on, amount: Math.min(max, Math.max(min, system.wants(state, settings))) };
    },
    next(decision, stake) {
      if (decision === 'tie') return { restarted: false };
      const isBet = (decision === 'won' || decision === 'lost') && Number.isSafeInteger(stake) && stake >= 1 && stake <= max;
      if (!isBet) throw badDecision(decision, stake, max);
      const reached = within(decision === 'won' ? system.won(state, settings, stake) : system.lost(state, settings, stake));
      state = reached.state;
      return { restarted: reached.restarted };
    },
    get state() {
      return state;
    },
    show: () => system.show(state),
  };
}
