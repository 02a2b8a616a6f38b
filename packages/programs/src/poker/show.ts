import type { Machine } from '@felt80/machine';
import type { Deal, PokerEvent } from '@felt80/poker';
import type { Patch, Screen } from '@felt80/text-mode';
import { type Film, fly, openFilm, type Place } from '../kit/film';
import { shuffleFilm } from '../kit/shuffle';
import { tones } from '../kit/tones';
import { account, strengthOf } from './account';
import { usualDelay } from './opening';
import { paint } from './paint';
import type { PlayRecord } from './record';
import { retold } from './retelling';
import { chipPatch, stripBack } from './screens/flying';
import { look, monoLook } from './screens/inks';
import { cardArea, potArea, rows, slotOf, stockArea, widowArea } from './screens/layout';
import { atTable, type FilmEvent, type Session } from './session';
import { words } from './words';

/** How long the parts of a film take at the usual viewing delay, in milliseconds. */
const card = 70;
const chip = 160;
const reveal = 450;
const riffle = 130;

/** Chips won in one hand that are worth a fanfare. */
const bigWin = 200;

/** Shorter delays make faster films, longer ones do not make them slower; at none nothing moves. */
function paceOf({ options }: Session): number {
  return Math.min(1, options.delay / usualDelay);
}

function tablePlace(hands: number, hand: number, row: number): Place {
  const { column, columns } = slotOf(hands, hand);
  return { row, column: column + Math.floor(columns / 2) - 1 };
}

function potPlace(deal: Deal): Place {
  const { row, column, columns } = potArea(deal.widow !== undefined);
  return { row: row + 2, column: column + Math.floor(columns / 2) };
}

/** What flies when something happens, from where to where. */
function flight(
  deal: Deal,
  { type, hand, chips = 0 }: PokerEvent,
): { readonly what: 'card' | 'chip'; readonly from: Place; readonly to: Place } | undefined {
  const hands = deal.hands.length;
  if (type === 'dealt') {
    const to = hand === undefined ? widowArea : cardArea(hands, hand, deal.hands[hand]?.cards.length ?? 0);
    return { what: 'card', from: stockArea, to };
  }
  if (hand === undefined || chips === 0) return undefined;
  const seat = tablePlace(hands, hand, rows.chips);
  if (type === 'won') return { what: 'chip', from: potPlace(deal), to: seat };
  return ['anted', 'opened', 'called', 'raised'].includes(type) ? { what: 'chip', from: seat, to: potPlace(deal) } : undefined;
}

interface Reel {
  readonly film: Film;
  readonly pace: number;
  readonly patches: { readonly card: Patch; readonly chip: Patch };
  readonly picture: (deal: Deal, status: string) => void;
}

const sounds: Readonly<Partial<Record<PokerEvent['type'], keyof typeof tones>>> = {
  dealt: 'card',
  drew: 'card',
  opened: 'mark',
  raised: 'mark',
  called: 'mark',
};

async function showEvent(
  { film, pace, patches, picture }: Reel,
  deal: Deal,
  event: PokerEvent,
  final: Deal,
  status: string,
): Promise<Deal> {
  const flown = flight(deal, event);
  const sound = sounds[event.type];
  if (sound) film.machine.speaker.play(tones[sound]);
  if (flown) await fly(film, patches[flown.what], flown.from, flown.to, (flown.what === 'card' ? card : chip) * pace);
  const next = retold(deal, event, final);
  picture(next, status);
  if (event.type === 'showed' || event.type === 'drew') await film.wait(reveal * pace);
  return next;
}

/** Events of which many come at once, so that only the first few fly. */
function isAnte({ type }: PokerEvent): boolean {
  return type === 'anted';
}

/** Events that tell who has won, or that nobody has. */
function isResult({ type }: PokerEvent): boolean {
  return type === 'won' || type === 'dead';
}

/** The cards are shuffled three times, in the middle of the table, and go to the stock. */
async function showShuffle({ film, pace }: Reel, colour: boolean): Promise<void> {
  await shuffleFilm(film, colour ? look : monoLook, { at: { row: 6, column: 31 }, into: stockArea }, riffle * pace, {
    riffle: () => film.machine.speaker.play(tones.shuffle),
    arrived: () => undefined,
  });
}

async function showPlayed(
  reel: Reel,
  session: Session,
  { before, events, shuffled }: Extract<FilmEvent, { type: 'played' }>,
): Promise<void> {
  const { table } = session;
  const final = table?.deal;
  const { film, pace, picture } = reel;
  if (!final || pace === 0) return;
  let deal = before;
  const end = events.find((event) => event.type === 'showed' || isResult(event));
  const onTheWay = shuffled
    ? words.dealing
    : account(
        table,
        before,
        events.filter((event) => !isResult(event)),
      ).join(' ');
  if (shuffled) {
    picture(deal, words.shuffling);
    await showShuffle(reel, session.colour);
  }
  for (const event of events.filter(isAnte)) deal = retold(deal, event, final);
  for (const event of events.filter((each) => !isAnte(each))) {
    if (event.type === 'reshuffled') await showShuffle(reel, session.colour);
    if (event === end && deal !== before) await film.wait(reveal * 2 * pace);
    deal = await showEvent(reel, deal, event, final, isResult(event) ? session.status : onTheWay);
  }
}

/** What a hand that is over has brought you. */
function netChips({ hands, history }: Deal): number {
  const won = history.reduce((sum, { type, hand, chips = 0 }) => (type === 'won' && hand === 0 ? sum + chips : sum), 0);
  return won - (hands[0]?.inPot ?? 0);
}

function report({ stage }: Machine, { table, record, answers }: Session): void {
  const deal = table?.deal;
  if (!table || !deal?.result) return;
  const shown = deal.history.flatMap(({ type, hand = 0, cards = [] }) =>
    type === 'showed' ? [{ hand, cards, score: strengthOf(deal, hand)?.score ?? 0 }] : [],
  );
  const won = deal.history.flatMap(({ type, hand = 0, chips = 0 }) => (type === 'won' ? [{ hand, chips }] : []));
  stage.happened({
    type: 'deal',
    game: deal.game,
    jokers: answers.jokers,
    own: deal.hands[0]?.cards.map(({ card: held }) => held) ?? [],
    ...(deal.widow === undefined ? {} : { widow: deal.widow }),
    shown,
    won,
    result: deal.result,
    pot: deal.pot,
    chips: deal.hands.map(({ chips }) => chips),
    netChips: netChips(deal),
    record,
  });
}

function resultTone({ table }: Session): keyof typeof tones | undefined {
  const deal = table?.deal;
  const winners = deal?.history.filter(({ type }) => type === 'won').map(({ hand }) => hand) ?? [];
  if (!deal?.result || deal.result === 'dead') return deal?.result === 'dead' ? 'tie' : undefined;
  if (winners.length > 1) return 'tie';
  if (winners[0] !== 0) return (deal.hands[0]?.inPot ?? 0) > 0 ? 'lose' : undefined;
  return netChips(deal) >= bigWin ? 'bigWin' : 'win';
}

/** The record as it stood when a deal was on its way: what you won is not yet in it. */
function recordAt({ record, table }: Session, deal: Deal): PlayRecord {
  const since = (table?.deal?.hands[0]?.chips ?? 0) - (deal.hands[0]?.chips ?? 0);
  return { ...record, winnings: record.winnings - since };
}

/** Shows what happened between two sessions. */
export async function show(machine: Machine, before: Session, after: Session, events: readonly FilmEvent[]): Promise<void> {
  const film = openFilm(machine);
  const picture =
    (screen: Screen) =>
    (deal: Deal, status: string): void => {
      const table = after.table && { ...after.table, deal, over: null, remark: before.table?.remark ?? null, marks: [] };
      paint(screen, { ...after, place: atTable, table, status, record: recordAt(after, deal) });
    };
  const patches = { card: stripBack(after.colour), chip: chipPatch(after.colour) };
  for (const event of events) {
    if (event.type === 'tone') machine.speaker.play(tones[event.tone]);
    else {
      await showPlayed({ film, pace: paceOf(after), patches, picture: picture(machine.screen) }, after, event);
      const tone = resultTone(after);
      if (tone) machine.speaker.play(tones[tone]);
      report(machine, after);
    }
  }
}
