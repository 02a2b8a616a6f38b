import { type CoupEvent, runningCount, type Side } from '@felt80/baccarat';
import type { Machine } from '@felt80/machine';
import { backPatch, facePatch } from '../kit/card';
import { type Film, fly, openFilm } from '../kit/film';
import { shuffleFilm } from '../kit/shuffle';
import { slide } from '../kit/slide';
import { tones } from '../kit/tones';
import { handsAreSeen } from './ask';
import type { Dealt } from './deal';
import { paint } from './paint';
import { cardPlace } from './screens/hands';
import { previewFlight } from './screens/setup';
import { shoeMouth } from './screens/table';
import { cuttingKey, type FilmEvent, type Session } from './session';
import type { HandShown, Sitting } from './sitting';
import { words } from './words';

/** What one card takes to fly, in milliseconds, whatever the distance. */
export function flightMs({ options }: Session): number {
  return options.speed * 20;
}

/** A win of so much, or more, has a fanfare. */
const bigWinCents = 10_000;

const shuffleTable = { at: { row: 8, column: 36 }, into: shoeMouth };

type CardEvent = Extract<CoupEvent, { type: 'dealt' }>;

function withTable(session: Session, sitting: Sitting, status: string): Session {
  return { ...session, sitting, status };
}

const noCards: Omit<HandShown, 'bets'> = {
  player: [],
  banker: [],
  playerTotal: 0,
  bankerTotal: 0,
  outcome: null,
  natural: false,
  netCents: 0,
};

/** The table during a shuffle, with a share of the cards in the shoe. */
function shoeFilled(sitting: Sitting, bets: HandShown['bets'], share: number): Sitting {
  const { shoe } = sitting;
  const filled = shoe && { ...shoe, dealt: Math.round(shoe.cards.length * (1 - share)), cutCard: shoe.cards.length + 1 };
  return { ...sitting, hand: { ...noCards, bets }, shoe: filled };
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

/** The table while cards are coming: after the first `number` of them. */
function afterCards(session: Session, dealt: Dealt, cards: readonly CardEvent[], number: number): Session {
  const { before } = dealt;
  const seen = cards.slice(0, number);
  const of = (side: Side): readonly CardEvent[] => seen.filter(({ to }) => to === side);
  const onTable = session.sitting.hand;
  const hand: HandShown = {
    ...noCards,
    player: of('player').map(({ card }) => card),
    banker: of('banker').map(({ card }) => card),
    playerTotal: of('player').at(-1)?.total ?? 0,
    bankerTotal: of('banker').at(-1)?.total ?? 0,
    bets: onTable?.bets ?? before.bets,
  };
  const shoe = before.shoe && { ...before.shoe, dealt: before.shoe.dealt + number };
  return withTable(
    session,
    {
      ...before,
      shoe,
      count: runningCount(
        seen.map(({ card }) => card),
        before.count,
      ),
      hand,
    },
    words.dealing,
  );
}

async function showCards(film: Film, session: Session, dealt: Dealt): Promise<void> {
  const { screen, speaker } = film.machine;
  const cards = dealt.events.filter((event): event is CardEvent => event.type === 'dealt');
  const laid: Record<Side, number> = { player: 0, banker: 0 };
  paint(screen, afterCards(session, dealt, cards, 0));
  for (const [at, { to }] of cards.entries()) {
    if (at === 4) await film.wait(flightMs(session) / 2);
    await fly(film, backPatch(session.options.look), shoeMouth, cardPlace(to, laid[to]), flightMs(session));
    laid[to] += 1;
    speaker.play(tones.card);
    paint(screen, afterCards(session, dealt, cards, at + 1));
    await film.wait(flightMs(session) / 8);
  }
}

function resultTone({ outcome, netCents }: HandShown): keyof typeof tones {
  if (netCents >= bigWinCents) return 'bigWin';
  if (netCents !== 0) return netCents > 0 ? 'win' : 'lose';
  return outcome === 'tie' ? 'tie' : 'mark';
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
  const film = openFilm(machine, cuttingKey(before));
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
