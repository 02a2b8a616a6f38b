import { runningCount } from '@felt80/baccarat';
import type { Machine } from '@felt80/machine';
import { facePatch } from '../kit/card';
import { type CardEvent, cardsOf, type HandShown, handSoFar, resultTone } from '../kit/coup';
import { coupFilm } from '../kit/coup-film';
import { type Film, fly, openFilm } from '../kit/film';
import { shuffleFilm } from '../kit/shuffle';
import { slide } from '../kit/slide';
import { tones } from '../kit/tones';
import { handsAreSeen } from './choices';
import type { Dealt } from './deal';
import { paint } from './paint';
import { handsLayout } from './screens/hands';
import { previewFlight } from './screens/setup';
import { shoeMouth } from './screens/table';
import { cuttingKey, type FilmEvent, type Session } from './session';
import type { Sitting } from './sitting';
import { words } from './words';

/** What one card takes to fly, in milliseconds, whatever the distance. */
export function flightMs({ options }: Session): number {
  return options.speed * 20;
}

const shuffleTable = { at: { row: 8, column: 36 }, into: shoeMouth };

function withTable(session: Session, sitting: Sitting, status: string): Session {
  return { ...session, sitting, status };
}

/** The table during a shuffle, with a share of the cards in the shoe; the next hand needs the whole of it, so a shuffle is still due. */
function shoeFilled(sitting: Sitting, bets: HandShown['bets'], share: number): Sitting {
  const { shoe } = sitting;
  const filled = shoe && { ...shoe, dealt: Math.round(shoe.cards.length * (1 - share)), cutCard: 0 };
  return { ...sitting, hand: handSoFar([], bets), shoe: filled };
}

async function showShuffle(film: Film, session: Session, { before }: Dealt): Promise<void> {
  const { machine } = film;
  const at = (share: number): void =>
    paint(machine.screen, withTable(session, shoeFilled(before, session.sitting.hand?.bets ?? before.bets, share), words.shuffling));
  at(0);
  await shuffleFilm(film, session.options.look, shuffleTable, flightMs(session), {
    riffle: () => machine.speaker.play(tones.shuffle),
    arrived: at,
  });
}

/** The table while cards are coming, with these on it. */
function withCards(session: Session, { before }: Dealt, seen: readonly CardEvent[]): Session {
  const hand = handSoFar(seen, session.sitting.hand?.bets ?? before.bets);
  const shoe = before.shoe && { ...before.shoe, dealt: before.shoe.dealt + seen.length };
  const cards = seen.map(({ card }) => card);
  return withTable(session, { ...before, shoe, count: runningCount(cards, before.count), hand }, words.dealing);
}

async function showCards(film: Film, session: Session, dealt: Dealt): Promise<void> {
  const { look } = session.options;
  const cards = cardsOf(dealt.events);
  await coupFilm(film, { layout: handsLayout, look, mouth: shoeMouth, flightMs: flightMs(session) }, cards, (number) =>
    paint(film.machine.screen, withCards(session, dealt, cards.slice(0, number))),
  );
}

async function showHand(film: Film, session: Session, dealt: Dealt): Promise<void> {
  const { machine } = film;
  const { options, sitting } = session;
  if (dealt.shuffled && options.movement) await showShuffle(film, session, dealt);
  if (options.movement && options.hands) await showCards(film, session, dealt);
  const { coup } = dealt;
  const { hand } = sitting;
  if (hand === null) return;
  machine.speaker.play(tones[resultTone(hand)]);
  machine.stage.happened({
    type: 'coup',
    shuffled: dealt.shuffled,
    ...coup,
    bets: hand.bets,
    netCents: hand.netCents,
    winningsCents: sitting.winningsCents,
  });
}

/** The time for which a hand of Auto Play stays on the screen. */
function restMs(session: Session): number {
  const { movement, hands } = session.options;
  return flightMs(session) * (movement && hands ? 1 : 0.25);
}

async function showEvent(film: Film, after: Session, event: FilmEvent): Promise<void> {
  const { machine } = film;
  if (event.type === 'tone') machine.speaker.play(tones[event.tone]);
  if (event.type === 'played') machine.stage.happened({ type: 'hands', hands: event.hands, winningsCents: after.sitting.winningsCents });
  if (event.type === 'dealt') await showHand(film, after, event.dealt);
  if (event.type === 'preview') {
    const { from, to } = previewFlight;
    await fly(film, facePatch('9h', after.options.look), from, to, flightMs(after));
    machine.speaker.play(tones.card);
  }
}

/** Shows what happened between two sessions. Gives back whether the film was cut short by its key. */
export async function show(machine: Machine, before: Session, after: Session, events: readonly FilmEvent[]): Promise<boolean> {
  const film = openFilm(machine, cuttingKey(before), true);
  if (after.options.slides && before.place.screen !== after.place.screen && after.place.screen !== 'closed') {
    await slide(film, (screen) => paint(screen, after));
  }
  for (const event of events) await showEvent(film, after, event);
  if (before.sitting.auto && handsAreSeen(after) && events.length > 0) {
    paint(machine.screen, after);
    await film.wait(restMs(after));
  }
  return film.cut;
}
