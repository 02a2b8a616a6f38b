import { noBets, type Outcome, type Paytable, settle } from '@felt80/baccarat';
import { betFields, type HandShown, places } from './coup';
import { dollars } from './money';

/** The places of a bet as the screen writes them. */
export const placeNames: Readonly<Record<Outcome, string>> = { banker: 'Banker', player: 'Player', tie: 'Tie' };

/** The word for a result, in capitals. */
export const results: Readonly<Record<Outcome, string>> = { banker: 'BANKER WINS', player: 'PLAYER WINS', tie: 'TIE' };

function betWords(hand: HandShown, side: Outcome, paytable: Paytable): string | undefined {
  const field = betFields[side];
  const cents = hand.bets[field];
  if (cents === 0 || hand.outcome === null) return undefined;
  const { netCents } = settle(hand.outcome, { ...noBets, [field]: cents }, paytable);
  if (netCents === 0) return `${placeNames[side]} bet returns`;
  return netCents > 0 ? `${placeNames[side]} wins ${dollars(netCents)}` : `${placeNames[side]} loses ${dollars(-netCents)}`;
}

/** The account of a hand: `Player 8, Banker 7. Player wins $25, Tie loses $5.` With all three bets it leaves no room to name a natural. */
export function accountOf(hand: HandShown, paytable: Paytable): string {
  const bets = places.map((side) => betWords(hand, side, paytable)).filter((said) => said !== undefined);
  const natural = hand.natural && bets.length < places.length;
  const head = `Player ${hand.playerTotal}, Banker ${hand.bankerTotal}${natural ? ', natural' : ''}.`;
  if (bets.length > 0) return `${head} ${bets.join(', ')}.`;
  return hand.outcome === null || hand.outcome === 'tie' ? `${head} A tie, no bet.` : `${head} ${placeNames[hand.outcome]} wins, no bet.`;
}
