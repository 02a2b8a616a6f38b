/** One line of the high scores. */
export interface Score {
  /** 1 to 21 characters. */
  readonly name: string;
  readonly winningsCents: number;
  readonly hands: number;
  /** `1990-08-03`. */
  readonly date: string;
  /** The revision of the table by which the sitting was closed; scores of old have none. */
  readonly closing?: number;
}

/** How many scores are kept. */
export const mostScores = 15;

/** The longest name. */
export const longestName = 21;

/** The rank, from 0, that winnings would take; `undefined` when they do not enter. Of equal winnings the older stay ahead. */
export function rankFor(scores: readonly Score[], winningsCents: number): number | undefined {
  const rank = scores.filter((score) => score.winningsCents >= winningsCents).length;
  return winningsCents > 0 && rank < mostScores ? rank : undefined;
}

/** Whether two scores are of one sitting: closed in two windows, or again after a power cut in the middle of closing it. */
function isSameSitting(one: Score, other: Score): boolean {
  const { closing, winningsCents, hands } = one;
  return closing !== undefined && closing === other.closing && winningsCents === other.winningsCents && hands === other.hands;
}

/** The list with one more score in its place, or the same list when it does not enter, or its sitting is in already. */
export function entered(scores: readonly Score[], score: Score): readonly Score[] {
  if (scores.some((old) => isSameSitting(old, score))) return scores;
  const rank = rankFor(scores, score.winningsCents);
  return rank === undefined ? scores : scores.toSpliced(rank, 0, score).slice(0, mostScores);
}
