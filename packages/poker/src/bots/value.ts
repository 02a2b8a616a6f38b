import type { HandView, OtherHand } from '../view';
import type { Tendency } from './story';
import type { Worlds } from './worlds';

/** The mean chips that an action brings from now on, dropping being 0. */
export type Value = number;

function mean(numbers: Float32Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / Math.max(1, numbers.length);
}

/** A check keeps my share of the pot; a little of it is lost to bets that I will not call. */
export function valueOfCheck(view: HandView, worlds: Worlds): Value {
  return 0.85 * mean(worlds.share) * view.pot;
}

/** A call: my share of the pot with my chips in it, less those chips. */
export function valueOfCall(view: HandView, worlds: Worlds): Value {
  return mean(worlds.share) * (view.pot + view.toCall) - view.toCall;
}

/** The share of hands with which a rival stays when he has to pay `price` into a pot of `pot`. */
function staying(tendency: Tendency, price: number, pot: number): number {
  return tendency.stays ** (0.6 + (1.4 * price) / (pot + price));
}

/**
 * Opening or raising by `chips`: in each world the rivals whose present hands are too weak for the price drop, and who cannot cover it has to;
 * against the others the hands decide. A rival with one of the best hands that he would raise with raises back as much, and is called.
 */
export function valueOfRaise(view: HandView, worlds: Worlds, tendencies: readonly Tendency[], chips: number): Value {
  const rivals = view.others.filter(({ dropped }) => !dropped);
  const standing = Math.max(0, ...view.others.map(({ inThisRound }) => inThisRound));
  const mine = view.toCall + chips;
  const pot = view.pot + mine;
  const prices = rivals.map((rival) => priceFor(rival, standing, chips));
  const thresholds = rivals.map(({ hand }, at) => {
    const price = prices[at] as number;
    return price === Number.POSITIVE_INFINITY ? 2 : 1 - staying(tendencies[hand] as Tendency, price, pot);
  });
  const raisesBack = rivals.map(({ hand }) => 1 - 0.5 * (tendencies[hand] as Tendency).raises);
  let won = 0;
  for (let sample = 0; sample < worlds.samples; sample++) {
    let inPot = pot;
    let ties = 1;
    let raisedBack = false;
    for (let at = 0; at < rivals.length; at++) {
      const place = sample * rivals.length + at;
      const chance = worlds.chance[place] as number;
      if (chance < (thresholds[at] as number)) continue;
      inPot += prices[at] as number;
      if (chance > (raisesBack[at] as number)) {
        raisedBack = true;
        inPot += chips;
      }
      const order = worlds.orders[place] as number;
      const own = worlds.mine[sample] as number;
      if (order > own) ties = Number.POSITIVE_INFINITY;
      else if (order === own) ties++;
    }
    won += raisedBack ? (inPot + chips) / ties - chips : inPot / ties;
  }
  return won / worlds.samples - mine;
}

function priceFor(rival: OtherHand, standing: number, chips: number): number {
  const price = standing + chips - rival.inThisRound;
  return price > rival.chips ? Number.POSITIVE_INFINITY : price;
}
