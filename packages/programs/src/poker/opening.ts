import { seedRng } from '@felt80/cards-shoe';
import { type StreamLabel, streamSeed } from '@felt80/machine';
import type { Loaded } from '@felt80/persistence';
import type { Parameters } from '../kit/parameters';
import { usualAnswers } from './questions';
import { noRecord, type PlayRecord, recordFile } from './record';
import { cloth } from './screens/inks';
import type { Session, Streams } from './session';
import { firstQuestion } from './setup';
import { words } from './words';

/** The usual viewing delay, in half seconds. */
export const usualDelay = 3;

/** What a program finds when it is started. */
export interface Found {
  readonly parameters: Parameters;
  readonly colour: boolean;
  readonly record: Loaded<PlayRecord>;
  readonly seed: string;
}

function streamsOf(seed: string): Streams {
  const start = (label: StreamLabel): Streams['cards'] => seedRng(streamSeed(seed, label)).state;
  return { cards: start('cards'), lots: start('lots'), players: start('players'), dressing: start('dressing') };
}

/** The session before the first key. */
export function openSession({ parameters, colour, record, seed }: Found): Session {
  const notices = [
    ...(parameters.unknown.length > 0 ? [words.unknownParameters(parameters.unknown)] : []),
    ...(record.status === 'damaged' ? [words.setAside(recordFile.file, record.keptAs)] : []),
  ];
  return {
    place: parameters.show ? { screen: 'title', frame: 0 } : firstQuestion,
    options: { sound: parameters.sound, demo: false, remarks: true, border: cloth, delay: usualDelay },
    colour,
    answers: usualAnswers,
    table: null,
    record: record.status === 'loaded' ? record.value : noRecord,
    streams: streamsOf(seed),
    bags: {},
    status: parameters.show ? '' : (notices[1] ?? words.setUp),
    notices,
  };
}
