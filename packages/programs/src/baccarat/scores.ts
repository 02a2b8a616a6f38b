/** One line of the high scores. */
export interface Score {
  /** 1 to 21 characters. */
  readonly name: string;
  readonly winningsCents: number;
  readonly hands: number;
  /** `1990-08-03`. */
  readonly date: string;
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

/** The list with one more score in its place, or the same list when it does not enter. */
export function entered(scores: readonly Score[], score: Score): readonly Score[] {
  const rank = rankFor(scores, score.winningsCents);
  return rank === undefined ? scores : scores.toSpliced(rank, 0, score).slice(0, mostScores);
}
