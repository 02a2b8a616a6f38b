import { bettingOptions, menu, type QuestionName, questions } from './questions';
import { words } from './words';

/** An answer in words: `25`, `yes`, `Pot limit`. */
export function answerText(name: QuestionName, value: number): string {
  if (questions[name].kind === 'yesNo') return value === 1 ? 'yes' : 'no';
  if (name === 'game') return words.games[menu[value]?.game ?? 'draw'];
  return name === 'betting' ? words.betting[bettingOptions[value - 1] ?? 'setLimit'] : String(value);
}
