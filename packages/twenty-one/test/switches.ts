import { presets, type Rules } from '../src/index';

const { lasVegas, tommysBlackjack } = presets;
const { player, house } = lasVegas;
const split = { by: 'value', hands: 4, deals: 'atOnce', aces: { hands: 2, oneCard: true } } as const;
const oneDeck: Rules = { ...lasVegas, deck: { decks: 1 } };
const noHole: Rules = { ...lasVegas, opening: lasVegas.opening.slice(0, -1), house: { ...house, holeCard: 'none' } };
const das = { on: 'any', soft: true, afterSplit: true } as const;

function pays(ratio: readonly [number, number]): Rules {
  return { ...oneDeck, naturals: lasVegas.naturals.map((natural) => ({ ...natural, pays: ratio })) };
}

/** Every switch of a casino's table, each thrown alone or with what it needs. */
export const switches: Readonly<Record<string, Rules>> = {
  ...Object.fromEntries(Object.entries(presets).filter(([name]) => !['flapjack', 'macao', 'pontoon'].includes(name))),
  'one deck': oneDeck,
  'eight decks': { ...lasVegas, deck: { decks: 8 } },
  'hits soft 17': { ...oneDeck, house: { ...house, hitsSoft: 17 } },
  'double 9 to 11': { ...oneDeck, player: { ...player, double: { on: '9-11', soft: false, afterSplit: false } } },
  'double 10, 11 and soft': { ...oneDeck, player: { ...player, double: { on: '10-11', soft: true, afterSplit: false } } },
  'double 11 after a split': { ...oneDeck, player: { ...player, double: { on: '11', soft: false, afterSplit: true } } },
  'no double': { ...oneDeck, player: { split, doubleCard: 'up', stakes: 'bank' } },
  'double after a split': { ...oneDeck, player: { ...player, double: das } },
  'no split': { ...oneDeck, player: { ...player, split: { ...split, hands: 1, aces: { hands: 1, oneCard: true } } } },
  'two hands': { ...oneDeck, player: { ...player, split: { ...split, hands: 2 } } },
  'three hands': { ...oneDeck, player: { ...player, double: das, split: { ...split, hands: 3, aces: { hands: 3, oneCard: true } } } },
  'aces again': { ...oneDeck, player: { ...player, split: { ...split, aces: { hands: 4, oneCard: true } } } },
  'aces hit': { ...oneDeck, player: { ...player, double: das, split: { ...split, aces: { hands: 4, oneCard: false } } } },
  'split by rank': { ...oneDeck, player: { ...player, split: { ...split, by: 'rank' } } },
  'split in turn': {
    ...oneDeck,
    player: { ...player, double: das, split: { ...split, deals: 'inTurn', aces: { hands: 4, oneCard: true } } },
  },
  'late surrender': { ...oneDeck, player: { ...player, surrender: 'late' } },
  'early surrender': { ...oneDeck, player: { ...player, surrender: 'early' } },
  'no hole card': { ...noHole, player: { ...player, double: das } },
  'no hole card, late surrender': { ...noHole, deck: { decks: 1 }, player: { ...player, surrender: 'late' } },
  'no hole card, early surrender': { ...noHole, player: { ...player, surrender: 'early' } },
  'original bets only': {
    ...noHole,
    deck: { decks: 1 },
    player: { ...player, double: das },
    house: { ...house, holeCard: 'originalBetsOnly' },
  },
  'six cards': { ...oneDeck, cardLimit: { cards: 6 } },
  'three cards': { ...oneDeck, cardLimit: { cards: 3 } },
  '6:5': pays([6, 5]),
  '1:1': pays([1, 1]),
  '2:1': pays([2, 1]),
  'house first': { ...oneDeck, opening: tommysBlackjack.opening },
  'to the last card': { ...oneDeck, penetration: { dealt: [1, 1], dealtOfOneDeck: [9, 10], cardsPerHand: 0 } },
};
