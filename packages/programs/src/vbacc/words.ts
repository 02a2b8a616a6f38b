import { type BetRefusal, type Bets, type Outcome, totalCents } from '@felt80/baccarat';
import { betFields, places } from '../kit/coup';
import { placeNames } from '../kit/coup-words';
import type { Unwritten } from '../kit/kept';
import { dollars } from '../kit/money';
import { newBankCents, rules } from './sitting';

const { limits } = rules;

function mostOn(on: Outcome): string {
  return dollars((on === 'tie' ? limits.tie : limits.side).mostCents);
}

/** The bets as a list: `$30 on Player, $5 on Tie`. */
function listed(bets: Bets): string {
  const lying = places.filter((on) => bets[betFields[on]] > 0);
  return lying.map((on) => `${dollars(bets[betFields[on]])} on ${placeNames[on]}`).join(', ');
}

/** Every remark and message of the program. */
export const words = {
  title: 'VIRTUAL BACCARAT',
  begins: 'Choose a chip, put it on a field as often as you like, then deal.',
  goesOn: (bankCents: number, stakedCents: number): string =>
    `Your game goes on: ${dollars(bankCents)} in the bank, ${dollars(stakedCents)} on the table.`,
  welcomeBack: (bankCents: number): string => `Welcome back. Your bank: ${dollars(bankCents)}.`,
  setAside: (file: string, keptAs: string): string => `${file} could not be read: kept as ${keptAs}. You get a new bank.`,
  chosen: (cents: number): string => `The ${dollars(cents)} chip is chosen: click a field, or press P, T or B.`,
  onField: (on: Outcome, bets: Bets): string => {
    const others = totalCents(bets) - bets[betFields[on]];
    return `${dollars(bets[betFields[on]])} on ${placeNames[on]}${others > 0 ? `, ${dollars(totalCents(bets))} in all` : ''}.`;
  },
  took: (cents: number, on: Outcome, bets: Bets): string =>
    `A ${dollars(cents)} chip comes back from ${placeNames[on]}. ${totalCents(bets) > 0 ? `On the table: ${listed(bets)}.` : 'No bets.'}`,
  nothingThere: (on: Outcome): string => `There is no chip on ${placeNames[on]} to take back.`,
  noField: 'No field has been chosen yet: BACKSPACE takes a chip from the last one.',
  nothingToClear: 'There are no bets to clear.',
  cleared: (cents: number): string => `The table is clear: ${dollars(cents)} went back to the bank.`,
  noRound: 'There is no round to bet again yet.',
  rebetTooDear: (cents: number, ownedCents: number): string =>
    `The last round took ${dollars(cents)} in chips: you have ${dollars(ownedCents)}.`,
  rebet: (cents: number): string => `The chips of the last round lie there again: ${dollars(cents)}.`,
  refusal: ({ code, on }: BetRefusal): string => {
    if (code === 'bothSides') return 'Banker and Player cannot be bet on together; the Tie goes with either.';
    if (code === 'noBets') return 'There is no bet on the table: put a chip on a field first.';
    if (code === 'aboveBank') return 'The bank is too small for this chip: choose a smaller one, or deal.';
    return on === undefined ? 'The table does not take this bet.' : `The table takes ${mostOn(on)} at most on ${placeNames[on]}.`;
  },
  shuffling: 'Eight decks are shuffled and cut into two packs.',
  dealing: 'The cards are dealt.',
  bankIs: (cents: number): string => `Your bank: ${dollars(cents)}.`,
  newBank: (): string => `You have a new bank of ${dollars(newBankCents)}.`,
  broke: (): readonly string[] => [
    'Your bank cannot pay for a chip any more.',
    `The house offers you a new one of ${dollars(newBankCents)}.`,
  ],
  farewell: (cents: number): string => `You leave with ${dollars(cents)}.`,
  playedElsewhere: 'Another window has played on: this is the table now.',
  unwritten: {
    full: 'The disk is full: you can play on, but it is not kept.',
    refused: 'The disk takes nothing: you can play on, but it is not kept.',
  } as Readonly<Record<Unwritten, string>>,
} as const;
