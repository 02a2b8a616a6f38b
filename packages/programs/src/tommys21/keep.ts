import type { Disk } from '@felt80/machine';
import { write } from '../kit/kept';
import { convert } from './currency';
import { potFile, sittingOf } from './files';
import { isSeated, type Session, stakedCents } from './session';
import { words } from './words';

/**
 * Writes what a step has changed of the pot, as a change to what the disk has, so that two windows lose nothing of one another, and what a
 * reload goes on with. A stake leaves the pot when it is laid: whoever turns the machine off in a play has lost it.
 */
export async function keep(disk: Disk, before: Session, after: Session): Promise<Session> {
  const { currency } = after.pot;
  const had = convert(before.pot, currency);
  const cents = after.pot.cents - had.cents;
  const staked = stakedCents(after.round) - stakedCents(before.round);
  const sameSitting = before.game === after.game && isSeated(before.place) === isSeated(after.place);
  if (cents === 0 && staked === 0 && sameSitting && after.place.screen !== 'closed') return after;
  const written = await write(disk, potFile, (old) => ({
    currency,
    cents: (old ? convert(old, currency) : had).cents + cents,
    stakedCents: Math.max(0, (old?.stakedCents ?? 0) + staked),
    sitting: sittingOf(after),
  }));
  if ('unwritten' in written) return { ...after, status: words.unwritten[written.unwritten] };
  return { ...after, pot: { currency, cents: written.value.cents } };
}
