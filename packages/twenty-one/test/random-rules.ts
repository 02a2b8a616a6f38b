import { ranks } from '@felt80/cards-shoe';
import fc from 'fast-check';
import { checkRules, type NaturalRule, type OpeningStep, presets, type Rules } from '../src/index';

/** Points of the three families of games: values, limit and the most cards that cannot bust. */
const families = [
  { from: presets.lasVegas, cards: 2 },
  { from: presets.flapjack, cards: 1 },
  { from: presets.macao, cards: 1 },
] as const;

const ratio = fc.constantFrom([1, 1], [3, 2], [2, 1], [6, 5], [1, 2], [3, 1]) as fc.Arbitrary<readonly [number, number]>;
const face = fc.constantFrom('up', 'down') as fc.Arbitrary<'up' | 'down'>;

function maybe<T>(field: string, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Readonly<Record<string, T>>> {
  return fc.option(arbitrary).map((value) => (value === null ? {} : { [field]: value }));
}

function naturals(cards: number): fc.Arbitrary<readonly NaturalRule[]> {
  const kinds: readonly NaturalRule['is'][] =
    cards === 1
      ? [{ firstCard: 7 }, { firstCard: 5 }, 'limit', 'limitOnTwo', 'fiveCards', 'threeSevens']
      : ['limitOnTwo', 'limit', 'fiveCards', 'threeSevens'];
  return fc.subarray([...kinds]).chain((chosen) =>
    fc.tuple(
      ...chosen.map((is, at) =>
        fc.record({
          is: fc.constant(is),
          equal:
            typeof is === 'object' ? fc.constantFrom('push', 'goOn', 'house', 'seat') : (fc.constantFrom('push', 'house', 'seat') as never),
          beats: fc.constant(at + 1),
          pays: ratio,
          housePays: ratio,
          settles: typeof is === 'object' ? fc.constant('atOnce') : fc.constantFrom('atOnce', 'atEnd'),
          afterSplit: fc.boolean(),
        }),
      ),
    ),
  ) as fc.Arbitrary<readonly NaturalRule[]>;
}

interface Deal {
  readonly opening: readonly OpeningStep[];
  readonly holeCard: Rules['house']['holeCard'];
}

function deals(most: number): fc.Arbitrary<Deal> {
  return fc
    .record({
      peek: fc.boolean(),
      without: fc.constantFrom('none', 'originalBetsOnly') as fc.Arbitrary<Rules['house']['holeCard']>,
      houseFace: face,
      faces: fc.array(face, { minLength: 1, maxLength: most }),
      houseFirst: fc.boolean(),
      betAt: fc.nat({ max: 4 }),
    })
    .map(({ peek, without, houseFace, faces, houseFirst, betAt }) => {
      const peeks = peek && most === 2;
      const house: readonly OpeningStep[] = (peeks ? (['up', 'down'] as const) : [houseFace]).map((each) => ({
        type: 'deal',
        to: 'house',
        face: each,
      }));
      const seats: readonly OpeningStep[] = faces.map((each) => ({ type: 'deal', to: 'seats', face: each }));
      const opening: OpeningStep[] = houseFirst ? [...house, ...seats] : [...seats, ...house];
      opening.splice(Math.min(betAt, opening.length), 0, { type: 'bet' });
      return { opening, holeCard: peeks ? 'peek' : without };
    });
}

/** Any rule table that has no contradiction, one deck of 52 or 40 cards. */
export const anyRules: fc.Arbitrary<Rules> = fc
  .constantFrom(...families)
  .chain(({ from, cards }) =>
    fc
      .record({
        deal: deals(cards),
        naturals: naturals(cards),
        cardLimit: maybe('cardLimit', fc.constantFrom({ cards: 5 }, { cards: 6 }, { cards: 3 })),
        without: fc.constantFrom({}, { without: ranks.slice(7, 10) }),
        double: maybe(
          'double',
          fc.record({ on: fc.constantFrom('any', '9-11', '10-11', '11'), soft: fc.boolean(), afterSplit: fc.boolean() }),
        ),
        split: maybe(
          'split',
          fc.record({
            by: fc.constantFrom('rank', 'value'),
            hands: fc.constantFrom(2, 3, 4),
            deals: fc.constantFrom('atOnce', 'inTurn'),
            aces: fc.record({ hands: fc.constantFrom(1, 2, 3, 4), oneCard: fc.boolean() }),
          }),
        ),
        surrender: maybe('surrender', fc.constantFrom('late', 'early')),
        insurance: maybe('insurance', fc.constantFrom('upToHalf', 'exactlyHalf')),
        stand: maybe('standsOn', fc.constantFrom(Math.floor(from.limit / 2), from.limit - 3)),
        buy: maybe(
          'buy',
          fc.record({ leastCents: fc.constantFrom(1, 100), most: fc.constantFrom('currentBet', 'firstBet'), afterHit: fc.constant(false) }),
        ),
        doubleCard: face,
        stakes: fc.constantFrom('bank', 'credit'),
        houseStand: fc.constantFrom(from.house.standsOn, from.limit, 5),
        hitsSoft: maybe('hitsSoft', fc.constantFrom(17, 18)),
        until: maybe('until', fc.constant('beatsBestSeat')),
        settling: fc.record({ tie: fc.constantFrom('push', 'house'), bothBust: fc.constantFrom('house', 'withdrawn') }),
      })
      .map((part) => ({
        values: from.values,
        limit: from.limit,
        penetration: from.penetration,
        deck: { decks: 1, ...part.without },
        opening: part.deal.opening,
        naturals: part.naturals,
        player: {
          ...part.double,
          ...part.split,
          ...part.surrender,
          ...part.insurance,
          ...part.stand,
          ...part.buy,
          doubleCard: part.doubleCard,
          stakes: part.stakes,
        },
        house: { standsOn: part.houseStand, holeCard: part.deal.holeCard, ...part.hitsSoft, ...part.until },
        settling: part.settling,
        ...part.cardLimit,
      })),
  )
  .filter((rules) => !('problem' in checkRules(rules))) as fc.Arbitrary<Rules>;
