import { type Area, attribute, type Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import { paintField } from '../../kit/field';
import { keyName } from '../../kit/key-name';
import { questionFor } from '../ask';
import { games } from '../games';
import { drinkOf, type QuestionName, questions, type Session } from '../session';
import { shufflesEveryPlay, usualReshuffle } from '../setup';
import { words } from '../words';
import { paintBalloon, wrapped } from './balloon';
import { inks } from './inks';
import { paintPortrait } from './portrait';

function answerOf(session: Session, question: QuestionName): string {
  const { handling, game } = session;
  const answers: Readonly<Record<QuestionName, () => string>> = {
    game: () => games.find(({ id }) => id === game)?.title ?? '',
    decks: () => String(handling.decks),
    newDeck: () => (handling.newDeck ? words.newDeck : words.sameDeck),
    riffles: () => (handling.riffles === null ? words.anyNumber : String(handling.riffles)),
    reshuffle: () => (handling.reshuffleAt === null ? words.everyPlay : `${handling.reshuffleAt} cards left`),
  };
  return answers[question]();
}

/** What Enter alone answers. */
function offeredOf(session: Session, question: QuestionName): string {
  if (question === 'newDeck') return words.sameDeck;
  if (question === 'riffles') return words.anyNumber;
  if (question === 'reshuffle') return shufflesEveryPlay(session) ? 'E' : String(usualReshuffle(session));
  return answerOf(session, question);
}

const area = { row: 2, column: 1, rows: 20, columns: 42 };
const right = 44;

/** The questions at the start: those that are answered, the open one with its keys, and the dealer who asks. */
export function paintQuestions(screen: Screen, session: Session): void {
  const { place, notices, settings } = session;
  if (place.screen !== 'questions') return;
  const open = questions.indexOf(place.question);
  box(screen, area, 'Before the first card', { ink: inks.panel, title: inks.panelKey, style: 'double' });
  questions.slice(0, open + 1).forEach((question, at) => {
    const row = area.row + 1 + 2 * at;
    screen.put(row, area.column + 2, `${words.questions[question].label}?`, at === open ? inks.panelKey : inks.panelDim);
    if (at < open) screen.put(row + 1, area.column + 4, answerOf(session, question), inks.panel);
    else screen.put(row + 1, area.column + 4, `ENTER: ${offeredOf(session, question)}`, inks.panelDim);
  });
  paintAnswers(screen, session);
  screen.frame({ row: 2, column: right, rows: 13, columns: 35 }, 'double', inks.panel);
  const look = { drink: drinkOf(session), mood: 'pleased', sipping: false, mono: settings.mono } as const;
  paintPortrait(screen, look, 3, right + 1);
  if (notices.length > 0 && place.question === 'game') paintNotices(screen, notices, { row: 15, column: right, rows: 7, columns: 35 });
  else if (settings.remarks) paintBalloon(screen, session.banter.said ?? words.questions[place.question].asks, 15, right);
}

/** What is to be known, wrapped, in an area; its first row stays empty while there is room. */
export function paintNotices(screen: Screen, notices: readonly string[], { row, column, rows, columns }: Area): void {
  const lines = notices.flatMap((notice) => wrapped(notice, columns)).slice(0, rows);
  const first = lines.length < rows ? row + 1 : row;
  lines.forEach((line, at) => {
    screen.put(first + at, column, line, inks.bad);
  });
}

/** What can be answered: by a key, or on the line that is typed. */
function paintAnswers(screen: Screen, session: Session): void {
  const { choices, field } = questionFor(session);
  const [row, column] = [area.row + 13, area.column + 4];
  if (field) {
    screen.put(row, column, 'Your answer', inks.panel);
    paintField(screen, field, row, column + 13, field.most + 1, attribute(15, 0));
  }
  const answers = choices.filter(({ at, key, command }) => !at && key !== 'Enter' && key.length === 1 && command.type !== 'riffles');
  answers.forEach(({ key, label }, at) => {
    const other = games.find(({ title }) => title === label)?.other;
    screen.put(row + at, column, key, inks.panelKey);
    screen.put(row + at, column + 2, label, inks.panel);
    if (other) screen.put(row + at, column + 21, other.slice(0, 16), inks.panelDim);
  });
  if (choices.some(({ command }) => command.type === 'riffles')) screen.put(row, column, 'Press a figure from 1 to 7.', inks.panel);
  const leads = choices.filter(({ key, enabled = true }) => enabled && (key === 'Enter' || key === 'Escape'));
  screen.put(area.row + 18, area.column + 4, leads.map(({ key, label }) => `${keyName(key)} ${label}`).join('   '), inks.panelDim);
}
