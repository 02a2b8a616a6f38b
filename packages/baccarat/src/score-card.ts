import type { Outcome } from './coup';

/** One line of the card: how a coup ended, and how often this shoe has ended so, this coup included. */
export interface ScoreMark {
  readonly outcome: Outcome;
  readonly wins: number;
}

/** What a player marks for one shoe, oldest coup first. A tie is a line through both columns and counts for neither side. */
export interface ScoreCard {
  readonly marks: readonly ScoreMark[];
  readonly wins: Readonly<Record<Outcome, number>>;
}

/** The card of a new shoe. */
export const blankScoreCard: ScoreCard = { marks: [], wins: { banker: 0, player: 0, tie: 0 } };

/** The card with one more coup. */
export function markCoup(card: ScoreCard, outcome: Outcome): ScoreCard {
  const wins = card.wins[outcome] + 1;
  return { marks: [...card.marks, { outcome, wins }], wins: { ...card.wins, [outcome]: wins } };
}

/** The side that won last in this shoe, ties passed over; `undefined` before the first. */
export function lastWinner(card: ScoreCard): 'banker' | 'player' | undefined {
  const last = card.marks.findLast((mark) => mark.outcome !== 'tie')?.outcome;
  return last === 'tie' ? undefined : last;
}
