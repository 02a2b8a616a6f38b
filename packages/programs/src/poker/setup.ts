import type { Field } from '../kit/field';
import { quietly, refused } from '../kit/step';
import { dealNext, openTable } from './play';
import { answered, type QuestionName, questionAfter, questions } from './questions';
import type { Handlers, Place, Session, Step } from './session';
import { words } from './words';

/** The place of a question, with nothing typed yet. */
export function questionPlace(name: QuestionName): Place {
  const field: Field = { label: words.questions[name], text: '', most: 3, accepts: 'digits' };
  return { screen: 'questions', name, field };
}

/** The first question. */
export const firstQuestion: Place = questionPlace('players');

/** The session at the first question; what was answered before is offered again. */
export function askAgain(session: Session): Session {
  return { ...session, place: firstQuestion, table: null, status: words.setUp };
}

/** An answer is given: on to the next question, or to the table. */
export function answer(session: Session, name: QuestionName, value: number): Step {
  const { least, most } = questions[name];
  if (value < least || value > most) return refused(session, words.outOfRange(least, most));
  const answers = answered(session.answers, name, value);
  const next = questionAfter(name, answers, 1);
  const after = { ...session, answers, status: words.setUp };
  return next === undefined ? dealNext(openTable(after)) : quietly({ ...after, place: questionPlace(next) });
}

/** What the keys of the title and the questions do. */
export const settingUp: Handlers<'begin' | 'answer'> = {
  begin: (session) => quietly(askAgain(session)),
  answer: (session, { value }) => {
    const { place } = session;
    return place.screen === 'questions' ? answer(session, place.name, value) : quietly(session);
  },
};
