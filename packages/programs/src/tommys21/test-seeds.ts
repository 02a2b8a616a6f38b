import type { Key } from '@felt80/machine';
import type { Round } from '@felt80/twenty-one';
import { meaning } from '../kit/choice';
import { questionFor } from './ask';
import { evenPot, openSession } from './opening';
import type { Session } from './session';
import { step } from './table';
import { answers, type Start } from './test-player';

/** A session before its first key, without the title. */
export function firstSession(seed: string, show = false): Session {
  return openSession({ seed, sound: true, mono: false, show, pot: evenPot, unended: null, notices: [] });
}

/** The session after a key, by the pure step alone. */
export function follow(session: Session, key: Key): Session {
  const command = meaning(questionFor(session), { type: 'key', key, repeat: false });
  return command === undefined ? session : step(session, command).next;
}

/** A session at the table, with the cards of a seed. */
export function seated(seed: string, start: Start): Session {
  return answers(start).reduce(follow, firstSession(seed));
}

/**
 * The first seed, counted from `from`, with which these keys lead to such a table. Where it takes long to find one, `from` is a number that
 * was found before.
 */
export function seedWhere(start: Start, keys: readonly Key[], is: (round: Round, session: Session) => boolean, from = 0): string {
  const table = seated('', start);
  for (let at = from; at < from + 3000; at += 1) {
    const seed = `seed ${at}`;
    const { rng } = firstSession(seed).pack;
    const session = keys.reduce(follow, { ...table, pack: { ...table.pack, rng } });
    if (session.round && is(session.round, session)) return seed;
  }
  throw new Error('no seed leads there');
}

/** The ranks of the house's cards, and of a hand of the player's, as one text: `AT`. */
export function ranksOf(round: Round, hand?: number): string {
  const cards = hand === undefined ? round.house.cards : (round.seats[0]?.hands[hand]?.cards ?? []);
  return cards.map(({ card }) => card[0]).join('');
}

/** Why a hand was settled as it was. */
export function whyOf(round: Round, hand = 0): string | undefined {
  return round.seats[0]?.hands[hand]?.result?.why;
}
