import { seedRng } from '@felt80/cards-shoe';
import { streamSeed } from '@felt80/machine';
import { openBanter } from './banter';
import { convert, type Pot } from './currency';
import type { KeptSitting } from './files';
import { gameOf } from './games';
import { firstBorder } from './screens/inks';
import { atTable, type Session } from './session';
import { words } from './words';

/** What a session begins with. */
export interface Opening {
  readonly seed: string;
  readonly sound: boolean;
  readonly mono: boolean;
  /** Whether it begins with the title. */
  readonly show: boolean;
  readonly pot: Pot;
  /** What was not ended: it goes on at the table, with new cards. */
  readonly unended: KeptSitting | null;
  readonly notices: readonly string[];
}

/** The pot of who has never played. */
export const evenPot: Pot = { cents: 0, currency: 'dollars' };

/** A session before its first key. */
export function openSession({ seed, sound, mono, show, pot, unended, notices }: Opening): Session {
  const fresh: Session = {
    place: show ? { screen: 'title' } : { screen: 'questions', question: 'game', typed: '' },
    settings: { sound, demo: false, remarks: true, border: firstBorder, mono },
    game: 'blackjack',
    handling: { decks: 4, newDeck: false, riffles: null, reshuffleAt: null },
    pot,
    pack: { shoe: null, discards: [], rng: seedRng(streamSeed(seed, 'cards')).state },
    round: null,
    bankCents: 0,
    betCents: 1000,
    sitting: { hands: 0, streak: 0, outcomes: [] },
    banter: openBanter(seedRng(streamSeed(seed, 'dressing')).state),
    status: show ? words.welcome : words.questions.game.hint,
    notices,
  };
  if (unended === null) return fresh;
  const game = gameOf(unended.game);
  const ownPot = convert(pot, game.currency);
  return { ...fresh, ...unended, place: atTable, pot: ownPot, notices: [], status: notices[0] ?? words.resumed(game, ownPot) };
}
