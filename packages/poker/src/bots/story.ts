import type { PokerEvent } from '../deal';

/** What one hand did in one betting round. */
export interface RoundDeeds {
  readonly raises: number;
  readonly called: boolean;
  readonly checked: boolean;
}

/** A hand's betting in a deal, before and after the exchange of cards. */
export interface Story {
  readonly before: RoundDeeds;
  readonly after: RoundDeeds;
}

/** What is known of how a player plays, from all deals seen: numbers of decisions. */
export interface Notes {
  readonly acts: number;
  readonly raises: number;
  /** Decisions between staying in and dropping. */
  readonly faced: number;
  readonly stayed: number;
}

export const noNotes: Notes = { acts: 0, raises: 0, faced: 0, stayed: 0 };

const nothingDone: RoundDeeds = { raises: 0, called: false, checked: false };

/** What each hand has done in this deal. */
export function storiesOf(history: readonly PokerEvent[], hands: number): readonly Story[] {
  const stories = Array.from({ length: hands }, () => ({ before: { ...nothingDone }, after: { ...nothingDone } }));
  let part: keyof Story = 'before';
  for (const { type, hand } of history) {
    if (type === 'drew') part = 'after';
    const deeds = hand === undefined ? undefined : stories[hand]?.[part];
    if (!deeds) continue;
    if (type === 'opened' || type === 'raised') deeds.raises++;
    if (type === 'called') deeds.called = true;
    if (type === 'checked') deeds.checked = true;
  }
  return stories;
}

/** The notes after more events of a deal, those of `history` from `from` on. */
export function noted(notes: readonly Notes[], history: readonly PokerEvent[], from: number): readonly Notes[] {
  const next = notes.map((of) => ({ ...of }));
  let opened = false;
  history.forEach(({ type, hand }, at) => {
    if (type === 'dealt' || type === 'drew') opened = false;
    const of = hand === undefined ? undefined : next[hand];
    if (of && at >= from) {
      const decided = type === 'checked' || type === 'opened' || type === 'raised' || type === 'called' || type === 'dropped';
      if (decided) of.acts++;
      if (type === 'opened' || type === 'raised') of.raises++;
      if (decided && opened) of.faced++;
      if (opened && (type === 'called' || type === 'raised')) of.stayed++;
    }
    if (type === 'opened') opened = true;
  });
  return next;
}

/** How a player tends to play at a table with so many hands in: the shares of hands that it raises with and stays in with. */
export interface Tendency {
  readonly raises: number;
  readonly stays: number;
}

/** How many decisions the general expectation weighs against what was seen. */
const faith = 12;

/** What to expect of a player; `trust` from 0 to 1 says how far the notes count. */
export function tendencyOf(notes: Notes, handsIn: number, trust: number): Tendency {
  const raises = 0.8 / handsIn ** 0.9;
  const stays = 1.15 / handsIn ** 0.6;
  return {
    raises: (faith * raises + trust * notes.raises) / (faith + trust * notes.acts),
    stays: (faith * stays + trust * notes.stayed) / (faith + trust * notes.faced),
  };
}

const step = (chance: number, threshold: number, width: number): number => 1 / (1 + Math.exp((threshold - chance) / width));

/** How well deeds fit a hand that beats this share of hands, from nearly 0 to 1. */
export function fits(deeds: RoundDeeds, chance: number, tendency: Tendency): number {
  const { raises, stays } = tendency;
  if (deeds.raises > 0) return 0.08 + 0.92 * step(chance, 1 - raises / (0.5 + 0.5 * deeds.raises), 0.06);
  if (deeds.called) return (0.05 + 0.95 * step(chance, 1 - stays, 0.08)) * (1 - 0.5 * step(chance, 1 - 0.5 * raises, 0.05));
  return deeds.checked ? 1 - 0.6 * step(chance, 1 - raises, 0.08) : 1;
}
