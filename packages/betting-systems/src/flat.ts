import { notOfThisSystem } from './state';
import type { System } from './system';

type Chooses = NonNullable<System<null>['chooses']>;

/** The systems that always bet the same and only choose the side. */
function flat(id: string, name: string, question: 'count' | undefined, need: 'count' | 'lastWinner', chooses: Chooses): System<null> {
  return {
    id,
    name,
    asks: question === undefined ? ['amount'] : ['amount', question],
    needs: [need],
    start: () => null,
    wants: (_state, { min }) => min,
    chooses,
    won: (state) => state,
    lost: (state) => state,
    check: (state) => (state === null ? undefined : notOfThisSystem),
    show: () => 'flat bet',
  };
}

/** On the other side from a count of 1 on, else on the own one. */
export const cardCountSystem: System<null> = flat('cardCount', 'Card Count', 'count', 'count', (_state, { on, other, count }) => {
  if (count === undefined) return undefined;
  return count >= 1 ? other : on;
});

export const followTheShoeSystem: System<null> = flat(
  'followTheShoe',
  'Follow The Shoe',
  undefined,
  'lastWinner',
  (_state, { lastWinner }) => lastWinner,
);

export const oppositeTheShoeSystem: System<null> = flat(
  'oppositeTheShoe',
  'Opposite The Shoe',
  undefined,
  'lastWinner',
  (_state, { on, other, lastWinner }) => {
    if (lastWinner === undefined) return undefined;
    return lastWinner === on ? other : on;
  },
);
