import { type BettingRules, type GameName, games, type RankingName } from '@felt80/poker';

/** The questions before a game, in order. */
export const questionNames = ['players', 'jokers', 'game', 'betting', 'limit', 'raises', 'ante', 'jackpot', 'scoring'] as const;

/** One of the questions. */
export type QuestionName = (typeof questionNames)[number];

/** The answers as numbers; yes is 1 and no is 0. Questions that do not arise are answered by their defaults. */
export type Answers = Readonly<Record<QuestionName, number>>;

/** The games by the number under which they are chosen, and the ante that is usual in each. */
export const menu: readonly { readonly game: GameName; readonly ante: number }[] = [
  { game: 'coldHands', ante: 5 },
  { game: 'draw', ante: 5 },
  { game: 'fiveCardStud', ante: 0 },
  { game: 'spit', ante: 5 },
  { game: 'wildWidow', ante: 5 },
  { game: 'shotgun', ante: 5 },
];

/** The betting options by number. */
export const bettingOptions = ['setLimit', 'potLimit', 'betTheRaise'] as const;

/** One question: how it is answered, within which bounds, when it is asked and what Enter alone means. */
export interface Question {
  readonly kind: 'number' | 'yesNo';
  readonly least: number;
  readonly most: number;
  readonly arises: (answers: Answers) => boolean;
  readonly usual: (answers: Answers) => number;
}

const always = (): boolean => true;

function number(least: number, most: number, usual: number, arises: Question['arises'] = always): Question {
  return { kind: 'number', least, most, arises, usual: () => usual };
}

function yesNo(arises: Question['arises'] = always): Question {
  return { kind: 'yesNo', least: 0, most: 1, arises, usual: () => 0 };
}

/** The game that was chosen. */
export function gameOf({ game }: Answers): GameName {
  return (menu[game] as (typeof menu)[number]).game;
}

function isBetIn(answers: Answers): boolean {
  return games[gameOf(answers)].steps.some(({ type }) => type === 'bet');
}

function hasJackpot(answers: Answers): boolean {
  return games[gameOf(answers)].steps.some((step) => step.type === 'bet' && step.openers === 'byJackpotOption');
}

/** The questions with their rules. */
export const questions: Readonly<Record<QuestionName, Question>> = {
  players: number(2, 7, 5),
  jokers: number(0, 52, 0),
  game: number(0, menu.length - 1, 1),
  betting: number(1, bettingOptions.length, 1, isBetIn),
  limit: number(1, 100, 25, (answers) => isBetIn(answers) && bettingOptions[answers.betting - 1] === 'setLimit'),
  raises: number(1, 9, 3, isBetIn),
  ante: { ...number(0, 100, 5), usual: ({ game }) => menu[game]?.ante ?? 0 },
  jackpot: yesNo(hasJackpot),
  scoring: yesNo(),
};

/** The answers that Enter alone gives to everything. */
export const usualAnswers: Answers = {
  players: 5,
  jokers: 0,
  game: 1,
  betting: 1,
  limit: 25,
  raises: 3,
  ante: 5,
  jackpot: 0,
  scoring: 0,
};

/** The answers with one more given. Another game brings its own ante. */
export function answered(answers: Answers, name: QuestionName, value: number): Answers {
  const next = { ...answers, [name]: value };
  return name === 'game' && value !== answers.game ? { ...next, ante: questions.ante.usual(next) } : next;
}

/** The question that comes after one, forwards or backwards; `undefined` behind the last and before the first. */
export function questionAfter(name: QuestionName, answers: Answers, by: 1 | -1): QuestionName | undefined {
  for (let at = questionNames.indexOf(name) + by; ; at += by) {
    const next = questionNames[at];
    if (next === undefined || questions[next].arises(answers)) return next;
  }
}

function ceilingOf({ betting, limit }: Answers): BettingRules['ceiling'] {
  const type = bettingOptions[betting - 1] ?? 'setLimit';
  return type === 'setLimit' ? { type, most: limit } : { type };
}

/** What was agreed, as the engine takes it. */
export interface Agreed {
  readonly game: GameName;
  readonly betting: BettingRules;
  readonly ranking: RankingName;
  readonly jokers: number;
}

/** The rules that the answers make. */
export function agreed(answers: Answers): Agreed {
  const { ante, raises, jokers, jackpot, scoring } = answers;
  const betting = { ante, ceiling: ceilingOf(answers), raisesPerRound: raises, jackpot: jackpot === 1 && hasJackpot(answers) };
  return { game: gameOf(answers), betting, ranking: scoring === 1 ? 'parlor' : 'standard', jokers };
}
