import { checkShoe, isCard, isRngState } from '@felt80/cards-shoe';
import { checkRules } from './check-rules';
import { either, holds, listOf, oneOf, record, type Shape, whole } from './shape';

const amount: Shape = whole(0);
const profit: Shape = whole(Number.MIN_SAFE_INTEGER);
const yesNo: Shape = oneOf(true, false);

const reason: Shape = oneOf(
  'natural',
  'houseNatural',
  'higher',
  'lower',
  'bust',
  'houseBust',
  'push',
  'tie',
  'surrendered',
  'insurance',
  'withdrawn',
);

const cards: Shape = listOf(record({ card: holds((data) => isCard(data) && data !== 'Jo'), face: oneOf('up', 'down') }));

const hand: Shape = record(
  {
    cards,
    stakeCents: amount,
    insuranceCents: amount,
    doubled: yesNo,
    tookFreeCard: yesNo,
    from: oneOf('deal', 'split'),
    state: oneOf('playing', 'stood', 'bust', 'surrendered', 'settled'),
  },
  { result: record({ netCents: profit, why: reason }) },
);

/** The house stakes and decides nothing: all but its cards stays as it begins. */
const house: Shape = record({
  cards,
  stakeCents: oneOf(0),
  insuranceCents: oneOf(0),
  doubled: oneOf(false),
  tookFreeCard: oneOf(false),
  from: oneOf('deal'),
  state: oneOf('playing'),
});

const seat: Shape = either(oneOf(null), record({ bankCents: profit, betCents: amount, hands: listOf(hand, 0, 4), out: yesNo }));

const turn: Shape = either(
  record({ phase: oneOf('over') }),
  record({ phase: oneOf('betting', 'insurance', 'earlySurrender', 'playing'), seat: whole(0, 6), hand: whole(0, 3) }),
);

const rules: Shape = (data, path) => {
  const checked = checkRules(data);
  return 'problem' in checked ? `${path}.${checked.problem}` : undefined;
};

const cents: Shape = whole(1);

/** The form of a round, whatever it says. */
export const roundShape: Shape = record({
  rules,
  limits: record({ leastCents: cents, mostCents: cents, stepCents: cents }),
  shoe: holds((data) => checkShoe(data).status === 'valid'),
  discards: listOf(holds(isCard)),
  cardsRng: holds(isRngState),
  seats: listOf(seat, 1, 7),
  house,
  turn,
});
