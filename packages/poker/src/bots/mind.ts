import type { RngState } from '@felt80/cards-shoe';
import { resumeRng } from '@felt80/cards-shoe';
import type { HandView } from '../view';
import { type Notes, noNotes, noted } from './story';

/** From 0, a beginner, to 4, a master. */
export type SkillLevel = 0 | 1 | 2 | 3 | 4;

/** What a computer player knows and how it is; plain JSON and its own secret. */
export interface Mind {
  readonly level: SkillLevel;
  /** From −1, loose, to 1, tight. */
  readonly tight: number;
  /** From −1, calm, to 1, wild. */
  readonly wild: number;
  readonly rng: RngState;
  /** How every place at the table has played so far. */
  readonly notes: readonly Notes[];
  /** How far the present deal's history has been noted, and the last event noted. */
  readonly seen: number;
  readonly last: string;
}

/** What a level can do. */
export interface Skill {
  /** Hidden cards are imagined so many times. */
  readonly samples: number;
  /** How far hands are imagined that fit the betting, 0 to 1. */
  readonly reads: number;
  /** How far notes on the players count, 0 to 1. */
  readonly trust: number;
  /** The error in judging an action, as a part of the pot. */
  readonly error: number;
  /** How often the exchange of cards is not thought through. */
  readonly carelessDraws: number;
}

/** The five levels. */
export const skills: readonly Skill[] = [
  { samples: 16, reads: 0, trust: 0, error: 0.5, carelessDraws: 0.8 },
  { samples: 24, reads: 0.15, trust: 0, error: 0.27, carelessDraws: 0.5 },
  { samples: 40, reads: 0.4, trust: 0.3, error: 0.16, carelessDraws: 0.25 },
  { samples: 80, reads: 0.98, trust: 1, error: 0.09, carelessDraws: 0.1 },
  { samples: 140, reads: 1, trust: 1, error: 0.02, carelessDraws: 0 },
];

/** A new mind of a certain level. */
export function mindOf(level: SkillLevel, rng: RngState): Mind {
  const stream = resumeRng(rng);
  const trait = (): number => (stream.below(2001) - 1000) / 1000;
  const [tight, wild] = [trait(), trait()];
  return { level, tight, wild, rng: stream.state, notes: [], seen: 0, last: '' };
}

/** The mind after it has noted what happened since it last looked. */
export function attentive(mind: Mind, view: HandView): Mind {
  const { publicHistory } = view;
  const known = mind.notes.length > 0 ? mind.notes : new Array<Notes>(view.others.length + 1).fill(noNotes);
  const goesOn = publicHistory.length >= mind.seen && JSON.stringify(publicHistory[mind.seen - 1]) === mind.last;
  const notes = noted(known, publicHistory, goesOn ? mind.seen : 0);
  return { ...mind, notes, seen: publicHistory.length, last: JSON.stringify(publicHistory.at(-1)) };
}
