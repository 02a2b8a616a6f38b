import type { Outcome } from '@felt80/baccarat';
import type { HandShown } from '../kit/coup';

/** A coup on the panel. */
export interface Entry {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly outcome: Outcome;
}

/** The panel: the latest coups, oldest first, and how all the older ones ended. */
export interface History {
  readonly latest: readonly Entry[];
  readonly older: Readonly<Record<Outcome, number>>;
}

/** Lines of the panel. */
export const latestLines = 5;

/** A dark panel. */
export const noHistory: History = { latest: [], older: { banker: 0, player: 0, tie: 0 } };

/** The panel after one more coup. */
export function noted({ latest, older }: History, { playerTotal, bankerTotal, outcome }: HandShown): History {
  if (outcome === null) return { latest, older };
  const all = [...latest, { playerTotal, bankerTotal, outcome }];
  const [first] = all;
  if (all.length <= latestLines || first === undefined) return { latest: all, older };
  return { latest: all.slice(1), older: { ...older, [first.outcome]: older[first.outcome] + 1 } };
}
