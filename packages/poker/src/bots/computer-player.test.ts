import { type Card, seedRng, shuffle } from '@felt80/cards-shoe';
import { describe, expect, it } from 'vitest';
import { randomAction, randomSetup } from '../../test/random-deals';
import { open } from '../../test/table';
import { apply } from '../apply';
import type { Deal } from '../deal';
import { type GameName, games } from '../games';
import { whyNot } from '../legal';
import { openDeal } from '../open-deal';
import { viewFrom } from '../view';
import type { Bot } from './bot';
import { computerPlayer } from './computer-player';
import { type Mind, mindOf, type SkillLevel } from './mind';
import { alwaysCall, anything, type PlainMind } from './plain-players';

const { start, decide } = computerPlayer;

describe('a mind', () => {
  it('POK-34 has one of five levels and a character, drawn from its stream, each as likely as another', () => {
    const minds = Array.from({ length: 500 }, (_, at) => start(seedRng(`mind ${at}`).state));
    for (const level of [0, 1, 2, 3, 4]) expect(minds.filter((mind) => mind.level === level).length).toBeGreaterThan(70);
    expect(new Set(minds.map(({ tight, wild }) => `${tight} ${wild}`)).size).toBeGreaterThan(490);
    expect(start(seedRng('same').state)).toEqual(start(seedRng('same').state));
  });
});

/** The deal with everything exchanged that the hand cannot see. */
function otherwise(deal: Deal, hand: number, seed: string): Deal {
  const hidden = deal.hands.flatMap(({ cards }, at) =>
    at === hand ? [] : cards.filter(({ face }) => face === 'down').map(({ card }) => card),
  );
  const mixed = shuffle([...hidden, ...deal.stock, ...deal.discards], seedRng(seed));
  const next = (): Card => mixed.pop() as Card;
  const hands = deal.hands.map((of, at) =>
    at === hand ? of : { ...of, cards: of.cards.map((held) => (held.face === 'down' ? { ...held, card: next() } : held)) },
  );
  const stock = deal.stock.map(next);
  return { ...deal, hands, stock, discards: deal.discards.map(next), cardsRng: seedRng(`${seed} rng`).state, lotsRng: seedRng(seed).state };
}

/** Plays random deals, all hands by the computer, and shows every position to `look` before the action. */
function positions(
  count: number,
  seed: string,
  look: (deal: Deal, hand: number, mind: Mind, acted: ReturnType<typeof decide>) => void,
): void {
  const rng = seedRng(seed);
  let minds: Mind[] = [];
  for (let deals = 0, seen = 0; seen < count; deals++) {
    if (deals % 20 === 0)
      minds = Array.from({ length: 7 }, (_, at) => mindOf((at % 5) as SkillLevel, seedRng(`${seed} ${deals} ${at}`).state));
    let { deal } = openDeal(randomSetup(rng, `${seed} ${deals}`));
    while (deal.result === undefined && seen < count) {
      const hand = deal.toAct[0] as number;
      const mind = minds[hand] as Mind;
      const acted = decide(mind, viewFrom(deal, hand));
      look(deal, hand, mind, acted);
      minds[hand] = acted[1];
      // Now and then somebody does something odd.
      deal = apply(deal, rng.below(5) === 0 ? randomAction(rng, deal) : acted[0]).deal;
      seen++;
    }
  }
}

describe('decisions', () => {
  it('POK-34 are always permitted, in every game with any options, and the mind stays plain JSON', () => {
    const played = new Set<string>();
    positions(1500, 'legal', (deal, _, __, [action, mind]) => {
      played.add(`${deal.game} ${action.type}`);
      expect([action, whyNot(deal, action)]).toEqual([action, undefined]);
      expect(JSON.parse(JSON.stringify(mind))).toEqual(mind);
    });
    for (const game of ['draw', 'spit'])
      for (const type of ['open', 'check', 'call', 'raise', 'drop', 'discard']) expect(played).toContain(`${game} ${type}`);
    for (const game of ['fiveCardStud', 'wildWidow', 'shotgun']) expect(played).toContain(`${game} raise`);
  });

  it('POK-34 do not change when what the player cannot see changes: 1,000 positions', () => {
    positions(1000, 'peek', (deal, hand, mind, acted) => {
      const again = decide(mind, viewFrom(otherwise(deal, hand, `${deal.history.length} ${hand}`), hand));
      expect(again).toEqual(acted);
    });
  });

  it('POK-34 are mixed: the same position is not always played alike, and is with the same mind', () => {
    const deal = open({ seed: 'mixed' });
    const actions = Array.from({ length: 60 }, (_, at) => decide(mindOf(2, seedRng(`mixed ${at}`).state), viewFrom(deal, 0))[0]);
    expect(new Set(actions.map(({ type }) => type)).size).toBe(2);
    const mind = mindOf(4, seedRng('same').state);
    expect(decide(mind, viewFrom(deal, 0))).toEqual(decide(mind, viewFrom(deal, 0)));
  });

  it('POK-34 POK-13 nobody decides out of turn', () => {
    const view = viewFrom(open(), 1);
    const outOfTurn = new RangeError('It is not the turn of place 1');
    for (const bot of [computerPlayer, alwaysCall, anything] as readonly Bot<Mind | PlainMind>[]) {
      expect(() => bot.decide(bot.start(seedRng('mind').state), view)).toThrow(outOfTurn);
    }
  });

  it('POK-34 every game is played to its end by seven players with 52 jokers', () => {
    for (const game of Object.keys(games) as GameName[]) {
      let deal = open({ game, jokers: 52, chips: new Array<number>(7).fill(1000) });
      const minds = Array.from({ length: 7 }, (_, at) => mindOf(4, seedRng(`jokers ${at}`).state));
      while (deal.result === undefined) {
        const hand = deal.toAct[0] as number;
        const [action, mind] = decide(minds[hand] as Mind, viewFrom(deal, hand));
        minds[hand] = mind;
        deal = apply(deal, action).deal;
      }
      expect(['won', 'dead']).toContain(deal.result);
    }
  });
});
