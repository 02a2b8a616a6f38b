/** One step of a game; a game is a list of them. */
export type Step =
  /** Everyone pays the ante. */
  | { readonly type: 'ante' }
  /** `count` cards to every hand in turn, or to the widow, the card in the centre. */
  | { readonly type: 'deal'; readonly count: number; readonly face: 'down' | 'up'; readonly to: 'hands' | 'widow' }
  | {
      readonly type: 'bet';
      /** Who speaks first: the leftmost hand, the hand that opened last, or the leftmost of the highest upcards. */
      readonly first: 'hand1' | 'lastOpener' | 'highestShowing';
      /** The first to speak has to open, for at most so many chips, which caps every raise of the round too. */
      readonly mustBetAtMost?: number;
      /** What follows when nobody opens. */
      readonly allCheck: 'goOn' | 'dealIsDead';
      /** Under the jackpot option only jacks or better may open. */
      readonly openers?: 'byJackpotOption';
    }
  /** Everyone may exchange cards; the limit depends on how many hands were dealt in. */
  | { readonly type: 'discard'; readonly most: { readonly upToFiveHands: number; readonly sixOrMore: number } }
  | { readonly type: 'showdown' };

/** The rules of a game as data. */
export interface Game {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly widowRankIsWild: boolean;
  readonly widowIsEveryonesCard: boolean;
}

const ante: Step = { type: 'ante' };
const showdown: Step = { type: 'showdown' };
const oneDown: Step = { type: 'deal', count: 1, face: 'down', to: 'hands' };
const oneUp: Step = { type: 'deal', count: 1, face: 'up', to: 'hands' };
const widow: Step = { type: 'deal', count: 1, face: 'up', to: 'widow' };
const firstBet: Step = { type: 'bet', first: 'hand1', allCheck: 'dealIsDead' };
const firstBetOfOpeners: Step = { type: 'bet', first: 'hand1', allCheck: 'dealIsDead', openers: 'byJackpotOption' };
const laterBet: Step = { type: 'bet', first: 'lastOpener', allCheck: 'goOn' };
const forcedBet: Step = { type: 'bet', first: 'highestShowing', mustBetAtMost: 10, allCheck: 'goOn' };
const betByUpcards: Step = { type: 'bet', first: 'highestShowing', allCheck: 'goOn' };
const exchange: Step = { type: 'discard', most: { upToFiveHands: 5, sixOrMore: 3 } };
const down = (count: number): Step => ({ type: 'deal', count, face: 'down', to: 'hands' });

const noWidow = { widowRankIsWild: false, widowIsEveryonesCard: false };

/** The six games of the parlor. */
export const games: {
  readonly coldHands: Game;
  readonly draw: Game;
  readonly fiveCardStud: Game;
  readonly spit: Game;
  readonly wildWidow: Game;
  readonly shotgun: Game;
} = {
  coldHands: { name: 'Cold Hands', steps: [ante, down(5), showdown], ...noWidow },
  draw: { name: 'Draw Poker', steps: [ante, down(5), firstBetOfOpeners, exchange, laterBet, showdown], ...noWidow },
  fiveCardStud: {
    name: 'Five-Card Stud',
    steps: [ante, oneDown, oneUp, forcedBet, oneUp, betByUpcards, oneUp, betByUpcards, oneUp, betByUpcards, showdown],
    ...noWidow,
  },
  spit: {
    name: 'Spit in the Ocean',
    steps: [ante, down(4), widow, firstBetOfOpeners, exchange, laterBet, showdown],
    widowRankIsWild: true,
    widowIsEveryonesCard: true,
  },
  wildWidow: {
    name: 'Wild Widow',
    steps: [ante, down(4), widow, firstBet, oneDown, laterBet, showdown],
    widowRankIsWild: true,
    widowIsEveryonesCard: false,
  },
  shotgun: { name: 'Shotgun', steps: [ante, down(3), firstBet, oneDown, laterBet, oneDown, laterBet, showdown], ...noWidow },
};

/** The key of a game in {@link games}. */
export type GameName = keyof typeof games;
