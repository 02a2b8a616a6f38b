import type { Rank } from '@felt80/cards-shoe';
import type { Category, Deal, GameName, PokerEvent, Refusal } from '@felt80/poker';
import type { ColourName } from '@felt80/text-mode';
import type { FieldRefusal } from '../kit/field';
import type { Unwritten } from '../kit/kept';
import { grouped } from '../kit/money';
import type { bettingOptions, QuestionName } from './questions';
import type { PlayRecord } from './record';
import type { Over } from './session';

/** A number of things: `1 chip`, `1,200 chips`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${grouped(Math.abs(number))} ${Math.abs(number) === 1 ? one : many}`;
}

/** A whole number with its sign: `+1,240`, `-35`, `0`. */
export function signedChips(number: number): string {
  return `${number > 0 ? '+' : number < 0 ? '-' : ''}${grouped(Math.abs(number))}`;
}

/** Names in a row: `Doc`, `Doc and Slim`, `Doc, Slim and Otis`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const handNames: Readonly<Record<Category, string>> = {
  bust: 'a bust hand',
  pair: 'a pair',
  twoPairs: 'two pairs',
  three: 'three of a kind',
  straight: 'a straight',
  flush: 'a flush',
  fullHouse: 'a full house',
  four: 'four of a kind',
  straightFlush: 'a straight flush',
  fiveOfAKind: 'five of a kind',
};

type Told = { readonly [T in PokerEvent['type']]?: (chips: number, count: number) => readonly [you: string, other: string] };

/** What one has done, as its own sentence; those that are missing are told in another way. */
const deeds: Told = {
  checked: () => ['check', 'checks'],
  opened: (chips) => [`open with ${chips}`, `opens with ${chips}`],
  called: (chips) => [`call ${chips}`, `calls ${chips}`],
  raised: (chips) => [`raise by ${chips}`, `raises by ${chips}`],
  dropped: () => ['drop', 'drops'],
  drew: (_, count) => (count === 0 ? ['keep all cards', 'keeps all cards'] : [`draw ${count}`, `draws ${count}`]),
};

/** What one has just done, in the fewest words, under the hand. */
const marks: Readonly<Record<PokerEvent['type'], (chips: number, count: number) => string>> = {
  anted: (chips) => `ante ${chips}`,
  dealt: () => '',
  checked: () => 'checks',
  opened: (chips) => `opens ${chips}`,
  called: (chips) => `calls ${chips}`,
  raised: (chips) => `raises ${chips}`,
  dropped: () => 'drops',
  drew: (_, count) => (count === 0 ? 'stands pat' : `draws ${count}`),
  showed: () => 'shows',
  won: (chips) => `wins ${chips}`,
  reshuffled: () => '',
  dead: () => '',
};

/** Every remark of the program itself and every label; what the players say is elsewhere. */
export const words = {
  title: 'POKER PARLOR',
  credit: [
    "After TOMMY'S POKER PARLOR by T. L. Winslow, Tommy's Toys, 1987",
    'Written anew: copyright 2026 the Felt80 authors, MIT licence',
  ],
  tagline: 'Six games, up to six opponents, up to fifty-two jokers',
  games: {
    coldHands: 'Cold Hands',
    draw: 'Draw Poker',
    fiveCardStud: '5-Card Stud',
    spit: 'Spit in the Ocean',
    wildWidow: 'Wild Widow',
    shotgun: 'Shotgun',
  } as Readonly<Record<GameName, string>>,
  betting: { setLimit: 'Set limit', potLimit: 'Pot limit', betTheRaise: 'Bet the raise' } as Readonly<
    Record<(typeof bettingOptions)[number], string>
  >,
  questions: {
    players: 'Hands at the table, yours included',
    jokers: 'Jokers in the deck',
    game: 'Game',
    betting: 'Betting option',
    limit: 'Largest raise, in chips',
    raises: 'Raises for each player in a round',
    ante: 'Ante, in chips',
    jackpot: 'Jackpot: jacks or better to open',
    scoring: '1987 scoring decides',
  } as Readonly<Record<QuestionName, string>>,
  about: {
    players: ['You sit at the left and get the first card.', 'The computer plays the other hands.'],
    jokers: ['Every joker is wild: it is whatever helps most.', 'The more jokers, the livelier the betting.'],
    game: [
      '0  Cold Hands         five cards, no betting, pure luck',
      '1  Draw Poker         bet, exchange cards, bet again',
      '2  5-Card Stud        one card down, four up, four bets',
      '3  Spit in the Ocean  a shared card makes its rank wild',
      '4  Wild Widow         a card in the center is wild only',
      '5  Shotgun            bets after three, four, five cards',
    ],
    betting: [
      '1  Set limit      a raise is at most a fixed number',
      '2  Pot limit      a raise is at most what is in the pot',
      '3  Bet the raise  a raise is at most the largest single',
      '                  payment of the hand so far',
    ],
    limit: ['Nobody may open or raise with more at one time.'],
    raises: ['How often one player may raise in one betting round.', 'Opening counts as a raise.'],
    ante: ['Everyone pays it before the cards are dealt.', 'Who cannot pay it is out.'],
    jackpot: ['Only a pair of jacks or a better hand may open.', 'Dead deals leave their antes for the next pot.'],
    scoring: [
      'No: the rules of poker decide who wins the pot.',
      'Yes: the scores of 1987 do. They differ only where',
      'two hold four of a kind: there the fifth card is',
      'compared before the four.',
    ],
  } as Readonly<Record<QuestionName, readonly string[]>>,
  setUp: 'ENTER alone takes the answer that stands there.',
  outOfRange: (least: number, most: number): string => `Only ${least} to ${most} can be answered here.`,
  fieldRefusals: {
    full: 'There is no room for more.',
    notADigit: 'Only the digits 0 to 9 can be typed here.',
    notANumber: 'Only whole numbers can be typed here.',
    notShowable: 'This screen has no such character.',
  } as Readonly<Record<FieldRefusal, string>>,
  unknownParameters: (unknown: readonly string[]): string =>
    `${unknown.length === 1 ? 'Parameter' : 'Parameters'} ${unknown.join(' ').slice(0, 30)} ignored; S M C * are known.`,
  setAside: (file: string, keptAs: string): string => `${file} could not be read: it is kept as ${keptAs}, the record starts anew.`,
  unwritten: {
    full: 'Disk full, not recorded.',
    refused: 'Disk refuses, not recorded.',
  } as Readonly<Record<Unwritten, string>>,
  record: ({ winnings, hands }: PlayRecord): string =>
    `On record: ${signedChips(winnings)} ${Math.abs(winnings) === 1 ? 'chip' : 'chips'} in ${counted(hands, 'hand')}`,
  jokersWild: (jokers: number): string => (jokers === 0 ? 'no jokers' : counted(jokers, 'joker')),
  ceiling: ({ betting: { ceiling } }: Pick<Deal, 'betting'>): string =>
    ceiling.type === 'setLimit' ? `limit ${ceiling.most}` : words.betting[ceiling.type].toLowerCase(),
  anteOf: (ante: number): string => (ante === 0 ? 'no ante' : `ante ${ante}`),
  result: (winnings: number): string => (winnings === 0 ? 'even' : `${winnings > 0 ? 'won' : 'lost'} ${grouped(Math.abs(winnings))}`),
  shuffling: 'The deck is shuffled, three times.',
  reshuffled: 'What was thrown away is shuffled in.',
  dealing: 'The cards are dealt.',
  refusals: {
    notYourTurn: 'It is not your turn.',
    mustBet: 'You show the highest card: you have to open.',
    belowLeast: 'A bet is at least one chip.',
    aboveCeiling: 'That is above the limit.',
    noRaisesLeft: 'You have no raises left in this round: call or drop.',
    cannotCover: 'You do not have the chips for that.',
    tooManyDiscards: 'That is more than may be thrown away.',
    noSuchCard: 'You hold no such card.',
    notInThisStep: 'That cannot be done now.',
  } as Readonly<Record<Refusal, string>>,
  unneeded: {
    check: 'The pot is open: call, raise or drop.',
    open: 'The pot is open already: R raises.',
    raise: 'Nobody has opened yet: O opens.',
    drop: 'There is nothing to pay: check instead.',
  } as Readonly<Record<'check' | 'open' | 'raise' | 'drop', string>>,
  betAsked: (usual: number): string => `ENTER alone bets ${usual}, ESC takes it back.`,
  chipsAsked: {
    open: (most: number): string => `Open with how many chips (1 to ${most})?`,
    raise: (most: number): string => `Raise by how many chips (1 to ${most})?`,
  },
  amountRefused: (most: number, by: 'ceiling' | 'chips'): string =>
    by === 'chips' ? `You have chips for 1 to ${most}, no more.` : `The betting option allows 1 to ${most} now.`,
  marked: (marked: number, most: number): string =>
    marked === 0 ? `Mark the cards to throw away, at most ${most}.` : `${counted(marked, 'card')} of at most ${most} marked.`,
  tooManyMarked: (most: number): string => `At most ${counted(most, 'card')} can be exchanged.`,
  noCard: (held: number): string => `You hold ${counted(held, 'card')}.`,
  sure: {
    quit: (chips: number): string => `Quit now? ${words.lost(chips)}`,
    newGame: (chips: number): string => `Start a new game? ${words.lost(chips)}`,
  },
  lost: (chips: number): string =>
    chips === 0 ? 'This hand is lost.' : `Your ${counted(chips, 'chip')} in the pot ${chips === 1 ? 'is' : 'are'} lost.`,
  asked: (label: string, answer: string): string => `${label}: ${answer}, or another answer.`,
  welcome: 'Poker Parlor. ENTER begins.',
  goesOn: 'The game goes on.',
  nowOn: (option: 'sound' | 'demo' | 'remarks', on: boolean): string =>
    `${{ sound: 'Sound', demo: 'Demo', remarks: 'Remarks' }[option]} ${on ? 'on' : 'off'}.`,
  demoOn: 'Demo: the computer plays your hand too, for your chips.',
  colours: {
    black: 'black',
    blue: 'blue',
    green: 'green',
    cyan: 'cyan',
    red: 'red',
    magenta: 'magenta',
    brown: 'brown',
    lightGrey: 'light grey',
    darkGrey: 'dark grey',
    lightBlue: 'light blue',
    lightGreen: 'light green',
    lightCyan: 'light cyan',
    lightRed: 'light red',
    lightMagenta: 'light magenta',
    yellow: 'yellow',
    white: 'white',
  } as Readonly<Record<ColourName, string>>,
  border: (colour: string): string => `Border: ${colour}.`,
  delay: (seconds: string): string => `Viewing delay: ${seconds} seconds.`,
  deed: (event: PokerEvent, name: string): string | undefined => {
    const [you, other] = deeds[event.type]?.(event.chips ?? 0, event.count ?? 0) ?? [];
    return event.hand === 0 ? you && `You ${you}.` : other && `${name} ${other}.`;
  },
  mark: ({ type, chips = 0, count = 0 }: PokerEvent): string => marks[type](chips, count),
  wins: (name: string, chips: number, hand: Category | undefined): string =>
    `${name === 'You' ? 'You win' : `${name} wins`} ${chips}${hand === undefined ? ', unseen' : ` with ${handNames[hand]}`}.`,
  shares: (names: readonly string[], chips: number, hand: Category): string =>
    `${listed(names)} share ${chips}, each with ${handNames[hand]}.`,
  dead: (chips: number): string => `Nobody opens: the deal is dead, ${counted(chips, 'chip')} stay in the pot.`,
  jokers: 'jokers',
  ranks: {
    A: 'aces',
    '2': 'deuces',
    '3': 'threes',
    '4': 'fours',
    '5': 'fives',
    '6': 'sixes',
    '7': 'sevens',
    '8': 'eights',
    '9': 'nines',
    T: 'tens',
    J: 'jacks',
    Q: 'queens',
    K: 'kings',
  } as Readonly<Record<Rank, string>>,
  shortNames: {
    bust: 'bust',
    pair: 'a pair',
    twoPairs: 'two pairs',
    three: 'three',
    straight: 'straight',
    flush: 'flush',
    fullHouse: 'full house',
    four: 'four',
    straightFlush: 'str. flush',
    fiveOfAKind: 'five',
  } as Readonly<Record<Category, string>>,
  out: (names: readonly string[]): string => `${listed(names)} ${names.length === 1 ? 'is' : 'are'} out.`,
  over: {
    broke: 'You are broke, and the game is over.',
    alone: 'All the others are broke: the table is yours.',
  } as Readonly<Record<Over, string>>,
  lonePot: (chips: number): string => `All the others are broke: the table is yours, with the pot of ${grouped(chips)}.`,
} as const;
