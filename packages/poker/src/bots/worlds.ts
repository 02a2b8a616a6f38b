import type { Rng } from '@felt80/cards-shoe';
import { cardNumber } from '../card-number';
import type { Step } from '../games';
import type { HandView, OtherHand } from '../view';
import { chancesAfterDraw, chancesOf, keepFirst, libraryOf, modelOf, orderOf, type PackModel } from './pack-model';
import { fits, type Story, type Tendency } from './story';
import { drawOne, gather, giveBack, takeAll, type Unseen, unseenFrom } from './unseen';

/** Many ways in which the hidden cards could lie and fall: what they come to, by sample and rival. */
export interface Worlds {
  readonly samples: number;
  readonly rivals: number;
  /** The share of the pot that is mine if all rivals stay, by sample. */
  readonly share: Float32Array;
  /** My final order, by sample. */
  readonly mine: Uint16Array;
  /** At `sample * rivals + rival`: the rival's final order, and the share of hands that his present one beats. */
  readonly orders: Uint16Array;
  readonly chance: Float32Array;
}

/** What a player assumes about the others. */
export interface Assumptions {
  readonly samples: number;
  /** From 0, any hand is as likely as any other, to 1, hands fit the story. */
  readonly reads: number;
  readonly stories: readonly Story[];
  readonly tendencies: readonly Tendency[];
}

/** The model of the pack that a view is played with. */
export function modelFor({ ranking, jokers, wild, game }: HandView): PackModel {
  return modelOf({ ranking, jokers, wild, sharesWidow: game.widowIsEveryonesCard });
}

const attempts = 8;

/** Fills in one rival of one sample: his cards come to stand in `hand`; the result is the share of hands that his present ones beat. */
type Imagine = (hand: Uint8Array) => number;

interface Setting {
  readonly view: HandView;
  readonly model: PackModel;
  readonly unseen: Unseen;
  readonly rng: Rng;
  /** Cards that every hand still gets. */
  readonly toCome: number;
}

/** Draws until a proposal is accepted; `propose` gives the likelihood and takes the cards, `withdraw` puts them back. */
function accepted(rng: Rng, propose: () => number, withdraw: () => void): void {
  for (let attempt = 1; attempt < attempts; attempt++) {
    if (rng.below(1 << 16) < propose() * (1 << 16)) return;
    withdraw();
  }
  propose();
}

/** A rival of a game without exchange: upcards, cards that fit his betting, and the cards to come. */
function dealtRival(setting: Setting, rival: OtherHand, likelihood: (chance: number) => number): Imagine {
  const { model, unseen, rng, toCome } = setting;
  const up = Uint8Array.from(rival.up, cardNumber);
  const now = up.length + rival.down;
  const chances = chancesOf(model, now);
  return (hand) => {
    let chance = 0;
    hand.set(up);
    const propose = (): number => {
      for (let at = up.length; at < now; at++) hand[at] = drawOne(unseen, rng);
      chance = chances[orderOf(model, hand, 0, now)] as number;
      return likelihood(chance);
    };
    accepted(rng, propose, () => giveBack(unseen, hand, up.length, rival.down));
    for (let at = now; at < now + toCome; at++) hand[at] = drawOne(unseen, rng);
    return chance;
  };
}

/** A rival of a game with exchange, before or after it: a hand of the library that fits, and new cards for those that he throws away. */
function drawingRival(setting: Setting, rival: OtherHand, story: Story, tendency: Tendency, reads: number): Imagine {
  const { model, unseen, rng } = setting;
  const { size } = model;
  const { cards, kept, chance: before, byDrawn } = libraryOf(model);
  const after = chancesAfterDraw(model);
  const group = rival.drew === undefined ? undefined : nearest(byDrawn, rival.drew);
  const weigh = (deeds: Story['before'], chance: number): number => 1 - reads + reads * fits(deeds, chance, tendency);
  return (hand) => {
    let chance = 0;
    const propose = (): number => {
      let chosen = 0;
      let keep = 0;
      for (let attempt = 0; attempt < 4 * attempts; attempt++) {
        chosen = group ? (group[rng.below(group.length)] as number) : rng.below(kept.length);
        keep = rival.drew === undefined ? (kept[chosen] as number) : size - rival.drew;
        if (takeAll(unseen, cards, 5 * chosen, keep)) break;
        keep = 0;
      }
      for (let at = 0; at < keep; at++) hand[at] = cards[5 * chosen + at] as number;
      for (let at = keep; at < size; at++) hand[at] = drawOne(unseen, rng);
      const likely = weigh(story.before, before[chosen] as number);
      if (rival.drew === undefined) {
        chance = before[chosen] as number;
        return likely;
      }
      chance = after[orderOf(model, hand, 0, size)] as number;
      return likely * weigh(story.after, chance);
    };
    accepted(rng, propose, () => giveBack(unseen, hand, 0, size));
    return chance;
  };
}

/** The hands that throw away so many cards, or as nearly so many as there are any. */
function nearest(byDrawn: readonly (readonly number[])[], drew: number): readonly number[] {
  const found = byDrawn
    .map((hands, drawn) => ({ hands, distance: Math.abs(drawn - drew) }))
    .filter(({ hands }) => hands.length > 0)
    .sort((a, b) => a.distance - b.distance)[0];
  return found?.hands ?? [];
}

/** My own hand in the end: what I keep now and the cards to come. */
function myself({ view, model, unseen, rng, toCome }: Setting, exchangeAhead: boolean): (hand: Uint8Array) => void {
  const own = Uint8Array.from([...view.own.map(cardNumber), 0, 0, 0, 0, 0].slice(0, 5));
  const keep = exchangeAhead ? keepFirst(model, own, 0) : view.own.length;
  const size = exchangeAhead ? model.size : keep + toCome;
  return (hand) => {
    hand.set(own);
    for (let at = keep; at < size; at++) hand[at] = drawOne(unseen, rng);
  };
}

const countOf = (step: Step): number => (step.type === 'deal' && step.to === 'hands' ? step.count : 0);

/** Imagines the hidden cards many times, so that they fit what the rivals have done. */
export function imagine(view: HandView, rng: Rng, { samples, reads, stories, tendencies }: Assumptions): Worlds {
  const model = modelFor(view);
  const ahead = view.game.steps.slice(view.step);
  const exchangeAhead = ahead.some(({ type }) => type === 'discard');
  const exchanges = view.game.steps.some(({ type }) => type === 'discard');
  const unseen = unseenFrom(view);
  const toCome = ahead.reduce((sum, step) => sum + countOf(step), 0);
  const setting: Setting = { view, model, unseen, rng, toCome };
  const rivals = view.others
    .filter(({ dropped }) => !dropped)
    .map((rival): Imagine => {
      const story = stories[rival.hand] as Story;
      const tendency = tendencies[rival.hand] as Tendency;
      if (exchanges) return drawingRival(setting, rival, story, tendency, reads);
      return dealtRival(setting, rival, (chance) => 1 - reads + reads * fits(story.before, chance, tendency));
    });
  const me = myself(setting, exchangeAhead);
  const finalSize = model.size;
  const worlds = {
    samples,
    rivals: rivals.length,
    share: new Float32Array(samples),
    mine: new Uint16Array(samples),
    orders: new Uint16Array(samples * rivals.length),
    chance: new Float32Array(samples * rivals.length),
  };
  const hand = new Uint8Array(5);
  for (let sample = 0; sample < samples; sample++) {
    gather(unseen);
    let better = false;
    let ties = 1;
    me(hand);
    const mine = orderOf(model, hand, 0, finalSize);
    worlds.mine[sample] = mine;
    rivals.forEach((rival, at) => {
      worlds.chance[sample * rivals.length + at] = rival(hand);
      const order = orderOf(model, hand, 0, finalSize);
      worlds.orders[sample * rivals.length + at] = order;
      if (order > mine) better = true;
      if (order === mine) ties++;
    });
    worlds.share[sample] = better ? 0 : 1 / ties;
  }
  return worlds;
}
