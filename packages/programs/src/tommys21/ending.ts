import { type Hand, naturalOf, type Reason, type Round } from '@felt80/twenty-one';
import { drinkAfter } from './drink';
import type { Occasion } from './occasion';
import type { Outcome, Sitting } from './session';

/** Hands in a row that make a run. */
export const longRun = 4;
/** Hands whose ends are remembered. */
export const outcomesKept = 24;

function addedTo(streak: number, outcome: Outcome): number {
  if (outcome === 'even') return streak;
  return outcome === 'won' ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;
}

/** The sitting after one more hand. */
export function handPlayed({ hands, streak, outcomes }: Sitting, netCents: number): Sitting {
  const outcome: Outcome = netCents === 0 ? 'even' : netCents > 0 ? 'won' : 'lost';
  return { hands: hands + 1, streak: addedTo(streak, outcome), outcomes: [...outcomes, outcome].slice(-outcomesKept) };
}

const ownNaturals: Readonly<Record<string, Occasion>> = { threeSevens: 'royal', fiveCards: 'trick' };

const byReason: Readonly<Record<Reason, Occasion>> = {
  natural: 'natural',
  houseNatural: 'houseNatural',
  higher: 'win',
  lower: 'lose',
  bust: 'bust',
  houseBust: 'houseBust',
  push: 'standOff',
  tie: 'tieLost',
  surrendered: 'lose',
  insurance: 'insured',
  withdrawn: 'bothBust',
};

function occasionOf({ rules, house }: Round, hand: Hand): Occasion {
  const why = hand.result?.why ?? 'push';
  if (why === 'natural' && hand.cards.length === 1) return 'firstCard';
  if (why === 'houseNatural' && house.cards.length === 1) return 'houseFirstCard';
  const kind = why === 'natural' ? naturalOf(rules, hand)?.is : undefined;
  return ownNaturals[String(kind)] ?? byReason[why];
}

/** From the rarest to the most common. */
const rarity: readonly Occasion[] = ['royal', 'trick', 'natural', 'houseNatural'];

/** A run that the last hand was part of. */
function runOf({ streak, outcomes }: Sitting): Occasion | undefined {
  if (outcomes.at(-1) === 'even' || Math.abs(streak) < longRun) return undefined;
  return streak < 0 ? 'losingRun' : 'winningRun';
}

/** What the end of a play that brought so much is an occasion for. */
export function occasionAtEnd(round: Round, sitting: Sitting, netCents: number): Occasion {
  const hands = round.seats[0]?.hands ?? [];
  const each = hands.map((hand) => occasionOf(round, hand));
  const nets = hands.map(({ result }) => result?.netCents ?? 0);
  if (netCents > nets.reduce((sum, net) => sum + net, 0)) return 'policyPaid';
  const rare = rarity.find((occasion) => each.includes(occasion));
  if (rare) return rare;
  if (drinkAfter(sitting.hands).glass > drinkAfter(sitting.hands - 1).glass) return 'refill';
  if (nets.some((net) => net > 0) && nets.some((net) => net < 0)) return 'mixed';
  const deciding = nets.findIndex((net) => net !== 0);
  return runOf(sitting) ?? each[Math.max(0, deciding)] ?? 'standOff';
}
