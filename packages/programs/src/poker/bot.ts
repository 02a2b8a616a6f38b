import type { RngState } from '@felt80/cards-shoe';
import { resumeRng } from '@felt80/cards-shoe';
import type { Action, HandView } from '@felt80/poker';

/** Stand-in until '@felt80/poker/bots' is there. */
export type Mind = { readonly rng: RngState };
export const bot: {
  readonly start: (rng: RngState) => Mind;
  readonly decide: (mind: Mind, view: HandView) => readonly [Action, Mind];
} = {
  start: (rng) => ({ rng }),
  decide: (mind, view) => {
    const rng = resumeRng(mind.rng);
    const roll = rng.below(10);
    const of = (type: string) => view.offers.find((offer) => offer.type === type);
    const open = of('open') ?? of('raise');
    const act = (): Action => {
      const discard = of('discard');
      if (discard) return { type: 'discard', which: [0, 1, 2, 3].slice(0, Math.min(discard.most ?? 0, rng.below(4))) };
      if (open && roll > 7 && (open.most ?? 0) > 0) return { type: open.type as 'open', chips: 1 + rng.below(open.most ?? 1) };
      if (of('check')) return { type: 'check' };
      if (of('call') && roll > 1) return { type: 'call' };
      if (of('drop')) return { type: 'drop' };
      return { type: 'open', chips: open?.least ?? 1 };
    };
    return [act(), { rng: rng.state }];
  },
};
