import type { Area, Screen } from '@felt80/text-mode';
import { box, centre } from '../../kit/box';
import { paintField } from '../../kit/field';
import { answerText } from '../answer-text';
import { type Answers, type QuestionName, questionNames, questions } from '../questions';
import type { Place, Session } from '../session';
import { words } from '../words';
import { inks } from './inks';

const listArea: Area = { row: 1, column: 2, rows: 12, columns: 76 };
const aboutArea: Area = { row: 13, column: 2, rows: 8, columns: 76 };
const answerColumn = 56;

/** The row of the list on which a game can be clicked. */
export function menuArea(game: number): Area {
  return { row: aboutArea.row + 1 + game, column: aboutArea.column + 2, rows: 1, columns: aboutArea.columns - 4 };
}

function bounds(name: QuestionName): string {
  const { kind, least, most } = questions[name];
  return kind === 'yesNo' ? 'Y N' : `${least}-${most}`;
}

function paintRow(screen: Screen, name: QuestionName, at: number, answers: Answers, place: Extract<Place, { screen: 'questions' }>): void {
  const row = listArea.row + 2 + at;
  const isOpen = place.name === name;
  const isGiven = questionNames.indexOf(name) < questionNames.indexOf(place.name);
  const arises = questions[name].arises(answers);
  const ink = isOpen ? inks.chosen : arises ? inks.box : inks.boxDim;
  if (isOpen) screen.fill({ row, column: listArea.column + 1, rows: 1, columns: listArea.columns - 2 }, ' ', ink);
  screen.put(row, listArea.column + 3, `${words.questions[name]} (${bounds(name)})`, ink);
  if (!arises) screen.put(row, answerColumn, 'does not arise', inks.boxDim);
  else if (isOpen) paintAnswer(screen, row, answers, place);
  else screen.put(row, answerColumn, answerText(name, answers[name]), isGiven ? inks.boxKey : inks.boxDim);
}

function paintAnswer(screen: Screen, row: number, answers: Answers, { name, field }: Extract<Place, { screen: 'questions' }>): void {
  const usual = answerText(name, answers[name]);
  if (questions[name].kind === 'number' && name !== 'game') paintField(screen, field, row, answerColumn, 5);
  if (field.text === '') screen.put(row, answerColumn + (name === 'game' || questions[name].kind === 'yesNo' ? 0 : 6), usual, inks.chosen);
}

/** Paints the questions, their answers and what the open one means. */
export function paintQuestions(
  screen: Screen,
  { answers, record, notices }: Session,
  place: Extract<Place, { screen: 'questions' }>,
): void {
  box(screen, listArea, 'BEFORE THE GAME', { ink: inks.box, title: inks.boxKey, style: 'double' });
  questionNames.forEach((name, at) => {
    paintRow(screen, name, at, answers, place);
  });
  box(screen, aboutArea, words.questions[place.name], { ink: inks.paper, title: inks.paperTitle });
  words.about[place.name].forEach((line, at) => {
    screen.put(aboutArea.row + 1 + at, aboutArea.column + 3, line, inks.paper);
  });
  screen.put(0, 2, words.title, inks.key);
  const told = words.record(record);
  screen.put(0, 78 - told.length, told, inks.score);
  notices.slice(0, 1).forEach((notice) => {
    centre(screen, notice, 21, 0, 80, inks.key);
  });
}
