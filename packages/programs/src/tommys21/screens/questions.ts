import { attribute, type Screen } from '@felt80/text-mode';
import { box } from '../../kit/box';
import { paintField } from '../../kit/field';
import { keyName } from '../../kit/key-name';
import { questionFor } from '../ask';
import { games } from '../games';
import { type QuestionName, questions, type Session } from '../session';
import { shufflesEveryPlay, usualReshuffle } from '../setup';
import { words } from '../words';
import { inks } from './inks';

function answerOf(session: Session, question: QuestionName): string {
  const { handling, game } = session;
  const answers: Readonly<Record<QuestionName, () => string>> = {
    game: () => games.find(({ id }) => id === game)?.title ?? '',
    decks: () => String(handling.decks),
    newDeck: () => (handling.newDeck ? 'a new deck' : 'the same deck'),
    riffles: () => (handling.riffles === null ? words.anyNumber : String(handling.riffles)),
    reshuffle: () => (handling.reshuffleAt === null ? words.everyPlay : `${handling.reshuffleAt} cards left`),
  };
  return answers[question]();
}

/** What Enter alone answers. */
function offeredOf(session: Session, question: QuestionName): string {
  if (question === 'newDeck') return 'S';
  if (question === 'riffles') return words.anyNumber;
  if (question === 'reshuffle') return shufflesEveryPlay(session) ? 'E' : String(usualReshuffle(session));
  return answerOf(session, question);
}

const area = { row: 3, column: 6, rows: 19, columns: 68 };

/** The questions at the start: those that are answered, the open one with its keys. */
export function paintQuestions(screen: Screen, session: Session): void {
  const { place, notices } = session;
  if (place.screen !== 'questions') return;
  box(screen, area, 'BEFORE THE FIRST CARD', { ink: inks.panel, title: inks.panelKey, style: 'double' });
  const open = questions.indexOf(place.question);
  questions.slice(0, open + 1).forEach((question, at) => {
    const row = area.row + 2 + at;
    const { label } = words.questions[question];
    screen.put(row, area.column + 3, `${label}?`, at === open ? inks.panel : inks.panelDim);
    if (at < open) screen.put(row, area.column + 34, answerOf(session, question), inks.panelKey);
    else screen.put(row, area.column + 34, `ENTER: ${offeredOf(session, question)}`, inks.panelDim);
  });
  const { choices, field } = questionFor(session);
  const top = area.row + 9;
  if (field) {
    screen.put(top, area.column + 3, 'Your answer', inks.panel);
    paintField(screen, field, top, area.column + 16, field.most + 1, attribute(15, 0));
  } else paintAnswers(screen, choices.filter(({ key, at }) => !at && key !== 'Escape' && key !== 'Enter'), top);
  const keys = choices.filter(({ key, at, enabled = true }) => enabled && !at && (key === 'Enter' || key === 'Escape'));
  screen.put(area.row + 16, area.column + 3, keys.map(({ key, label }) => `${keyName(key)} ${label}`).join('   '), inks.panelDim);
  notices.forEach((notice, at) => {
    screen.put(1 + at, 6, notice.slice(0, 68), inks.bad);
  });
}

function paintAnswers(screen: Screen, choices: readonly { readonly key: string; readonly label: string }[], top: number): void {
  choices.forEach(({ key, label }, at) => {
    const other = games.find((game) => game.key === key && game.title === label)?.other;
    const [row, column] = choices.length > 6 ? [top + Math.floor(at / 3), area.column + 3 + 20 * (at % 3)] : [top + at, area.column + 3];
    screen.put(row, column, key, inks.panelKey);
    screen.put(row, column + 3, label, inks.panel);
    if (other) screen.put(row, column + 25, other, inks.panelDim);
  });
}
