import { type Rng, type RngState, resumeRng } from '@felt80/cards-shoe';
import type { Action, Offer } from '../legal';
import type { HandView } from '../view';
import { type Bot, expectTurn } from './bot';
import { chooseDiscard } from './exchange';
import { attentive, type Mind, mindOf, type Skill, type SkillLevel, skills } from './mind';
import { noNotes, storiesOf, type Tendency, tendencyOf } from './story';
import { type Value, valueOfCall, valueOfCheck, valueOfRaise } from './value';
import { imagine } from './worlds';

interface Choice {
  readonly action: Action;
  readonly value: Value;
}

/** Amounts worth a thought: the most, and some parts of the pot below it. */
function amounts(view: HandView, { least = 1, most = 1 }: Offer): readonly number[] {
  const parts = [0.25, 0.6, 1].map((part) => Math.round(part * (view.pot + view.toCall)));
  return [...new Set([most, ...parts.map((chips) => Math.max(least, Math.min(most, chips)))])];
}

function choices(view: HandView, mind: Mind, skill: Skill, rng: Rng): readonly Choice[] {
  const handsIn = 1 + view.others.filter(({ dropped }) => !dropped).length;
  const tendencies: Tendency[] = Array.from({ length: view.others.length + 1 }, (_, hand) =>
    tendencyOf(mind.notes[hand] ?? noNotes, handsIn, skill.trust),
  );
  const stories = storiesOf(view.publicHistory, view.others.length + 1);
  const worlds = imagine(view, rng, { samples: skill.samples, reads: skill.reads, stories, tendencies });
  return view.offers.flatMap((offer): readonly Choice[] => {
    switch (offer.type) {
      case 'drop':
        return [{ action: { type: 'drop' }, value: 0 }];
      case 'check':
        return [{ action: { type: 'check' }, value: valueOfCheck(view, worlds) }];
      case 'call':
        return [{ action: { type: 'call' }, value: valueOfCall(view, worlds) }];
      case 'discard':
        return [];
      default: {
        const { type } = offer;
        return amounts(view, offer).map((chips) => ({ action: { type, chips }, value: valueOfRaise(view, worlds, tendencies, chips) }));
      }
    }
  });
}

/** Nearly normal, mean 0, deviation 1. */
function deviation(rng: Rng): number {
  let sum = -6;
  for (let at = 0; at < 12; at++) sum += rng.below(1 << 20) / (1 << 20);
  return sum;
}

/** How a character bends a judgement, as a part of the pot. */
function inclination({ type }: Action, { tight, wild }: Mind): number {
  if (type === 'call') return -0.03 * tight;
  return type === 'open' || type === 'raise' ? 0.03 * wild - 0.02 * tight : 0;
}

function chooseBet(view: HandView, mind: Mind, skill: Skill, rng: Rng): Action {
  const scale = view.pot + view.toCall;
  // The amounts of a raise share their error: it is the raise that is misjudged.
  const errors = new Map<Action['type'], number>();
  const judged = choices(view, mind, skill, rng).map(({ action, value }) => {
    const error = errors.get(action.type) ?? skill.error * deviation(rng);
    errors.set(action.type, error);
    return { action, value: value + scale * (error + inclination(action, mind) + 0.02 * deviation(rng)) };
  });
  return judged.reduce((best, choice) => (choice.value > best.value ? choice : best)).action;
}

function decide(mind: Mind, view: HandView): readonly [Action, Mind] {
  expectTurn(view);
  const skill = skills[mind.level] as Skill;
  const rng = resumeRng(mind.rng);
  const aware = attentive(mind, view);
  const exchange = view.offers.find(({ type }) => type === 'discard');
  const action: Action = exchange
    ? { type: 'discard', which: chooseDiscard(view, rng, exchange.most ?? 0, skill.carelessDraws) }
    : chooseBet(view, aware, skill, rng);
  return [action, { ...aware, rng: rng.state }];
}

/** A computer player with a secret skill and character, both drawn from its stream. */
export const computerPlayer: Bot<Mind> = {
  start: (rng: RngState) => {
    const stream = resumeRng(rng);
    const level = stream.below(skills.length) as SkillLevel;
    return mindOf(level, stream.state);
  },
  decide,
};
