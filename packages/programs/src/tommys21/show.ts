import type { Machine } from '@felt80/machine';
import type { RoundEvent } from '@felt80/twenty-one';
import { backPatch } from '../kit/card';
import { type Film, fly, openFilm } from '../kit/film';
import { rifflesFilm } from '../kit/shuffle';
import { tones } from '../kit/tones';
import { money } from './currency';
import { emptyLie, type Lie, lieAfter, lieOf } from './lie';
import { paintMoment } from './paint';
import { cardPlace, lookOf } from './screens/cards';
import { handPlace, housePlace } from './screens/table';
import { showCards, showPlace } from './screens/title';
import { type FilmEvent, gameIn, type Session } from './session';
import { sipTones, tune } from './sounds';
import { words } from './words';

/** Milliseconds of a card's flight, and of the rest after it. */
const flightMs = 160;
const restMs = 60;
const turnMs = 350;
const sipMs = 700;

/** The dealer's hands: cards come from here. */
const dealerPlace = { row: 10, column: 58 };

type DealtEvent = Pick<Extract<RoundEvent, { type: 'dealt' | 'turned' }>, 'to' | 'hand'>;

function shoeBefore(after: Session, toCome: number): Session['pack'] {
  const { shoe } = after.pack;
  return { ...after.pack, shoe: shoe && { ...shoe, dealt: Math.max(0, shoe.dealt - toCome) } };
}

/** The session as it is seen while cards are coming: the cards are shown, what they lead to is not. */
function during(before: Session, after: Session, toCome: number, status: string): Session {
  const banter = { ...after.banter, said: null };
  return {
    ...after,
    place: { screen: 'table', open: null, typed: '' },
    pot: before.pot,
    sitting: before.sitting,
    round: before.round?.turn.phase === 'over' ? null : before.round,
    pack: shoeBefore(after, toCome),
    banter,
    status,
  };
}

function targetOf(lie: Lie, { to, hand }: DealtEvent): ReturnType<typeof cardPlace> {
  if (to === 'house') return cardPlace(housePlace, lie.house.length, lie.house.length + 1);
  const count = lie.hands[hand]?.cards.length ?? 0;
  return cardPlace(handPlace(hand, Math.max(1, lie.hands.length)), count, count + 1);
}

async function showDealt(film: Film, before: Session, after: Session, event: Extract<FilmEvent, { type: 'dealt' }>): Promise<void> {
  const { screen, speaker } = film.machine;
  let lie = event.before && event.before.turn.phase !== 'over' ? lieOf(event.before) : emptyLie;
  let toCome = event.events.filter(({ type }) => type === 'dealt').length;
  const picture = (): void =>
    paintMoment(screen, during(before, after, toCome, words.dealing), { lie, sipping: false, shown: 0, busy: true });
  picture();
  for (const each of event.events) {
    if (each.type === 'dealt') {
      await fly(film, backPatch(lookOf(after.settings)), dealerPlace, targetOf(lie, each), flightMs);
      toCome -= 1;
      speaker.play(tones.card);
    }
    const next = lieAfter(lie, each);
    const changed = JSON.stringify(next) !== JSON.stringify(lie);
    lie = next;
    if (!changed || each.type === 'settled') continue;
    picture();
    await film.wait(each.type === 'turned' ? turnMs : restMs);
  }
}

async function showShuffle(film: Film, before: Session, after: Session, event: Extract<FilmEvent, { type: 'shuffled' }>): Promise<void> {
  const { screen, speaker } = film.machine;
  const { riffles, cut, opened } = event.shuffled;
  const look = lookOf(after.settings);
  const picture = (status: string): void =>
    paintMoment(screen, during({ ...before, round: null }, after, event.cards, status), {
      lie: emptyLie,
      sipping: false,
      shown: 0,
      busy: true,
    });
  const at = { row: 8, column: 21 };
  if (opened) {
    picture(words.opening);
    screen.paste(backPatch(look), at.row, at.column + 5);
    await film.wait(turnMs);
  }
  await rifflesFilm(film, look, at, riffles, flightMs, (riffle) => {
    picture(words.shuffling(riffles, riffle));
    speaker.play(tones.shuffle);
  });
  picture(words.cutting(cut, event.cards));
  const share = cut / event.cards;
  const back = backPatch(look);
  const depth = 1 + Math.round(4 * share);
  screen.paste(back, at.row, at.column + 5);
  await fly(film, back, { row: at.row - depth, column: at.column + 5 }, { row: at.row + 3, column: at.column + 16 }, 2 * flightMs);
  speaker.play(tones.mark);
  await film.wait(turnMs);
}

function reportRound({ stage }: Machine, after: Session, netCents: number): void {
  const { round, game, pot } = after;
  const hands = round?.seats[0]?.hands ?? [];
  stage.happened({
    type: 'round',
    game,
    house: round?.house.cards.map(({ card }) => card) ?? [],
    hands: hands.map(({ cards, stakeCents, result }) => ({ cards: cards.map(({ card }) => card), stakeCents, ...result })),
    netCents,
    potCents: pot.cents,
    currency: pot.currency,
  });
}

function endTone(netCents: number, stakeCents: number): keyof typeof tones {
  if (netCents > stakeCents) return 'bigWin';
  return netCents === 0 ? 'tie' : netCents > 0 ? 'win' : 'lose';
}

async function showEvent(film: Film, before: Session, after: Session, event: FilmEvent): Promise<void> {
  const { machine } = film;
  if (event.type === 'tone') machine.speaker.play(tones[event.tone]);
  if (event.type === 'dealt') await showDealt(film, before, after, event);
  if (event.type === 'shuffled') {
    await showShuffle(film, before, after, event);
    machine.stage.happened({ type: 'shuffled', ...event.shuffled, cards: event.cards });
  }
  if (event.type === 'ended') {
    machine.speaker.play(tones[endTone(event.netCents, after.betCents)]);
    reportRound(machine, after, event.netCents);
  }
  if (event.type === 'drank') {
    paintMoment(
      machine.screen,
      { ...after, sitting: { ...after.sitting, hands: before.sitting.hands }, banter: { ...after.banter, said: null } },
      { lie: lieOf(after.round), sipping: true, shown: 0, busy: true },
    );
    await film.wait(sipMs);
    machine.speaker.play(sipTones);
  }
  if (event.type === 'forfeited') {
    machine.stage.say(words.forfeited(money(event.stakeCents, gameIn(before).currency)));
    machine.stage.happened({ type: 'forfeited', game: before.game, stakeCents: event.stakeCents });
  }
}

/** Shows what happened between two sessions. */
export async function show(machine: Machine, before: Session, after: Session, events: readonly FilmEvent[]): Promise<void> {
  const film = openFilm(machine);
  for (const event of events) await showEvent(film, before, after, event);
}

/** The start-up show: the tune, and two cards that make twenty-one. */
export async function showStart(machine: Machine, session: Session): Promise<void> {
  const film = openFilm(machine);
  machine.speaker.play(tune);
  for (let shown = 0; shown < showCards.length; shown += 1) {
    paintMoment(machine.screen, session, { lie: emptyLie, sipping: false, shown, busy: true });
    await fly(
      film,
      backPatch(lookOf(session.settings)),
      { row: 18, column: 58 },
      cardPlace(showPlace, shown, showCards.length),
      3 * flightMs,
    );
  }
}
