import type { Outcome } from '@felt80/baccarat';
import type { Machine } from '@felt80/machine';
import { adapters } from '@felt80/text-mode';
import { defaultLook } from '../kit/card';
import { legendOf } from '../kit/choice';
import { cardsOf, handSoFar, places, resultTone } from '../kit/coup';
import { type CoupTable, coupFilm } from '../kit/coup-film';
import { type Film, fly, openFilm } from '../kit/film';
import { shuffleFilm } from '../kit/shuffle';
import { tones } from '../kit/tones';
import { cutting, cuttingKey } from './ask';
import { betsOf, type Stacks } from './chips';
import { bankPlace, handsLayout, housePlace, shoeMouth, shufflePlace } from './layout';
import { paint } from './paint';
import { stackArea, stackPatch } from './screens/chips';
import type { Dealt, FilmEvent, Session } from './session';
import type { Sitting } from './sitting';
import { words } from './words';

const flightMs = 340;
const chipsMs = 260;
/** How long the cards lie before the chips move. */
const lookMs = 600;

const coupTable: CoupTable = { layout: handsLayout, look: defaultLook, mouth: shoeMouth, flightMs };

async function showShuffle(film: Film, session: Session, { before }: Dealt): Promise<void> {
  const { screen, speaker } = film.machine;
  const at = (share: number): void => {
    const { shoe, stacks } = before;
    const filled = shoe && { ...shoe, dealt: Math.round(shoe.cards.length * (1 - share)), cutCard: shoe.cards.length };
    const sitting: Sitting = { ...before, shoe: filled, hand: handSoFar([], betsOf(stacks)) };
    paint(screen, { ...session, sitting, status: words.shuffling });
  };
  at(0);
  await shuffleFilm(film, defaultLook, { at: shufflePlace, into: shoeMouth }, flightMs, {
    riffle: () => speaker.play(tones.shuffle),
    arrived: at,
  });
}

async function showCards(film: Film, session: Session, { before, events }: Dealt): Promise<void> {
  const cards = cardsOf(events);
  await coupFilm(film, coupTable, cards, (number) => {
    const shoe = before.shoe && { ...before.shoe, dealt: before.shoe.dealt + number };
    const hand = handSoFar(cards.slice(0, number), betsOf(before.stacks));
    paint(film.machine.screen, { ...session, sitting: { ...before, shoe, hand }, status: words.dealing });
  });
}

/** A stack that lost goes to the house; the house pays on one that won, and it goes to the bank, as one does that returns. */
async function showStack(film: Film, on: Outcome, stack: readonly number[], outcome: Outcome): Promise<void> {
  const patch = stackPatch(on, stack, adapters[film.machine.adapter].colour);
  const place = stackArea(on, stack);
  const returns = outcome === 'tie' && on !== 'tie';
  if (on === outcome) await fly(film, patch, housePlace, { row: place.row - 2, column: place.column }, chipsMs);
  await fly(film, patch, place, on === outcome || returns ? bankPlace : housePlace, chipsMs);
}

async function showPayment(film: Film, session: Session, after: Session, { before, hand, shoe }: Dealt): Promise<void> {
  const { screen, speaker } = film.machine;
  const at = (stacks: Stacks): void => {
    paint(screen, { ...session, sitting: { ...before, shoe, stacks, hand }, status: after.status });
  };
  let { stacks } = before;
  at(stacks);
  speaker.play(tones[resultTone(hand)]);
  await film.wait(lookMs);
  for (const on of places) {
    const stack = stacks[on];
    if (stack.length === 0 || hand.outcome === null) continue;
    stacks = { ...stacks, [on]: [] };
    at(stacks);
    await showStack(film, on, stack, hand.outcome);
  }
}

async function showCoup(machine: Machine, session: Session, after: Session, dealt: Dealt): Promise<void> {
  const before: Session = { ...session, place: 'dealing' };
  machine.stage.keys(legendOf(cutting));
  const film = openFilm(machine, cuttingKey);
  if (dealt.shuffled) await showShuffle(film, before, dealt);
  await showCards(film, before, dealt);
  await showPayment(film, before, after, dealt);
  const { coup, shuffled, hand } = dealt;
  machine.stage.happened({ type: 'coup', shuffled, ...coup, bets: hand.bets, netCents: hand.netCents, bankCents: after.bankCents });
}

/** Shows what happened between two sessions. */
export async function show(machine: Machine, before: Session, after: Session, events: readonly FilmEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type === 'tone') machine.speaker.play(tones[event.tone]);
    if (event.type === 'newBank') machine.stage.happened({ type: 'bank', bankCents: after.bankCents });
    if (event.type === 'dealt') await showCoup(machine, before, after, event.dealt);
  }
}
