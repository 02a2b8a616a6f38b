import { type RngState, resumeRng, shuffle } from '@felt80/cards-shoe';
import type { Stage } from './drink';
import type { GameId } from './games';
import type { Occasion, Remarks } from './occasion';
import { remarks } from './words/remarks';

/** How things stand when a remark is to be made. */
export interface Moment {
  readonly game: GameId;
  readonly stage: Stage;
  /** Hands won in a row, or below zero lost in a row. */
  readonly streak: number;
  readonly betCents: number;
}

/** The dealer's talk as a value. */
export interface Banter {
  readonly rng: RngState;
  /** What has been said by occasion, the last one last: it does not come again before all that fits has been said. */
  readonly spoken: Readonly<Record<string, readonly string[]>>;
  /** Hands until he speaks again. */
  readonly due: number;
  /** What stands in the balloon. */
  readonly said: string | null;
  /** Whether that is an answer to a wrong key, which goes with the next right one. */
  readonly passing: boolean;
}

/** Hands from one remark to the next. */
export const remarkGap: { readonly least: number; readonly most: number } = { least: 3, most: 5 };

function within(value: number, range: readonly [number, number] | undefined): boolean {
  return range === undefined || (value >= range[0] && value <= range[1]);
}

/** The lines that fit a moment. */
export function remarksFor(occasion: Occasion, { game, stage, streak, betCents }: Moment): readonly Remarks[] {
  return remarks.filter(
    (each) =>
      each.on === occasion &&
      (each.games?.includes(game) ?? true) &&
      within(stage, each.stages) &&
      within(streak, each.streak) &&
      within(betCents, each.betCents),
  );
}

/** Banter before the first word. */
export function openBanter(rng: RngState): Banter {
  return { rng, spoken: {}, due: 1, said: null, passing: false };
}

/** Says one of some lines on an occasion, each once before any comes again. */
export function sayFrom(banter: Banter, occasion: string, lines: readonly string[]): Banter {
  const before = banter.spoken[occasion] ?? [];
  const left = lines.filter((line) => !before.includes(line));
  const again = lines.filter((line) => lines.length === 1 || line !== before.at(-1));
  const rng = resumeRng(banter.rng);
  const [said] = shuffle(left.length > 0 ? left : again, rng);
  if (said === undefined) return banter;
  const kept = left.length > 0 ? before : before.filter((line) => !lines.includes(line));
  return { ...banter, rng: rng.state, spoken: { ...banter.spoken, [occasion]: [...kept, said] }, said, passing: false };
}

/** Says something about an occasion and draws the number of hands until the next time. */
function speak(banter: Banter, occasion: Occasion, moment: Moment): Banter {
  const after = sayFrom(
    banter,
    occasion,
    remarksFor(occasion, moment).flatMap(({ lines }) => lines),
  );
  const rng = resumeRng(after.rng);
  const due = remarkGap.least + rng.below(remarkGap.most - remarkGap.least + 1);
  return { ...after, rng: rng.state, due };
}

/** Occasions on the way through a hand: every other time he waits, as its end may be worth more. */
const onTheWay: readonly Occasion[] = ['shuffle', 'bigBet', 'smallBet', 'split', 'double', 'buy', 'insured', 'uninsured'];

/** Says something if it is time and he has not spoken in this hand. */
export function remarkOn(banter: Banter, occasion: Occasion | undefined, moment: Moment): Banter {
  if (occasion === undefined || banter.due > 0) return banter;
  if (!onTheWay.includes(occasion)) return speak(banter, occasion, moment);
  const rng = resumeRng(banter.rng);
  const waits = rng.below(2) === 0;
  const after = { ...banter, rng: rng.state };
  return waits ? after : speak(after, occasion, moment);
}

/** A new hand begins: the balloon is empty, and the next remark a hand nearer. */
export function nextHand(banter: Banter): Banter {
  return { ...banter, due: banter.due - 1, said: null, passing: false };
}

/** A right key: an answer to a wrong one has passed. */
export function goneOn(banter: Banter): Banter {
  return banter.passing ? { ...banter, said: null, passing: false } : banter;
}
