import { type Key, type Pilot, powerOnHeadless } from '@felt80/machine';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue';

/** What the events of a round have, each some of it. */
interface Told {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly netCents: number;
  readonly won: readonly { readonly chips: number }[];
}

/** A round of a program by keys, and what must be heard of it. */
interface Round {
  readonly args?: string;
  readonly keys: readonly Key[];
  /** The event of a round that is over, and what is said of it. */
  readonly over: string;
  readonly result: (event: Told) => RegExp;
  /** What is said of the beginning, of a turn, and of what is refused. */
  readonly heard: readonly RegExp[];
}

const baccaratResult: Round['result'] = ({ playerTotal, bankerTotal, netCents }) =>
  new RegExp(
    `^Player ${playerTotal}, Banker ${bankerTotal}\\. Player ${netCents < 0 ? 'loses' : 'wins'} \\$${Math.abs(netCents) / 100}\\.`,
  );

const rounds: Readonly<Record<string, Round>> = {
  BACCARAT: {
    keys: ['Enter', 'F3', '2', '3', 'Enter', 'p', 'Up', 'Enter', 'F1', 'F5', '1', 'Enter', 'p', 'F1'],
    over: 'coup',
    result: baccaratResult,
    heard: [
      /^A new sitting\./,
      /^Show Card Movement: Off\.$/,
      /^\$5 on Player\.$/,
      /^Cancellation is selected/,
      /^The system places the bets\./,
    ],
  },
  VBACC: {
    keys: ['Enter', '1', 'p', 'b', 'Enter', 'Escape', 'r', 'c', 'Backspace'],
    over: 'coup',
    result: baccaratResult,
    heard: [
      /^There is no bet on the table/,
      /^The \$1 chip is chosen/,
      /^\$1 on Player\.$/,
      /^Banker and Player cannot be bet on together/,
      /Your bank: \$\d+\.$/,
      /^The chips of the last round lie there again/,
      /^The table is clear/,
      /^There is no chip on/,
    ],
  },
  TOMMYS21: {
    args: '*',
    keys: ['1', '1', 'Enter', 'S', '7', 'Enter', ...'999', 'Enter', '1', 'Enter', 'Enter'],
    over: 'round',
    result: ({ netCents }) => new RegExp(`^Your \\d+ .*: you ${netCents < 0 ? 'lose' : 'win'} \\$${Math.abs(netCents) / 100}\\.`),
    heard: [/^You sit down at BLACKJACK/, /^The dealer says: /, /^The most you can bet is 500\.$/, /You have \d+, the house shows /],
  },
  POKER: {
    args: '*',
    keys: ['Down', 'Down', 'Down', ...Array<Key>(10).fill('Enter'), 'R', 'D', ...Array<readonly Key[]>(30).fill(['C', 'Enter']).flat()],
    over: 'deal',
    result: ({ won }) => new RegExp(` wins? ${won[0]?.chips}( |\\.)`),
    heard: [
      /^The cards are dealt\.$/,
      /^Your turn: /,
      /^Nobody has opened yet: O opens\.$/,
      /^You check\.$/,
      / checks\.$| opens with \d+\.$| drops\.$/,
    ],
  },
};

const isSentence = (line: string): boolean => /^[A-Z\d$“][^\n]*[.!?…]”?$/.test(line);

/** Whether a round is over, so that the keys that are left are not pressed. */
const isOver = (pilot: Pilot, over: string): boolean => over === 'deal' && pilot.happened.some(({ type }) => type === over);

for (const { name, load } of catalogue) {
  it(`MAC-14 ${name} tells a round, turn by turn, in whole sentences: what is dealt, what it comes to, what is refused and why`, async () => {
    const round = rounds[name];
    if (!round) throw new Error(`no round of ${name} is known here`);
    const pilot = powerOnHeadless(await load(), { seed: 'test', args: round.args ?? '' });
    for (const key of round.keys) {
      await pilot.listen();
      if (!isOver(pilot, round.over)) await pilot.press(key);
    }
    await pilot.listen();
    expect(pilot.said.filter((line) => !isSentence(line))).toEqual([]);
    for (const line of round.heard) expect(pilot.said).toContainEqual(expect.stringMatching(line));
    const ended = pilot.happened.filter(({ type }) => type === round.over);
    expect(ended.length).toBeGreaterThan(0);
    for (const event of ended) expect(pilot.said).toContainEqual(expect.stringMatching(round.result(event as unknown as Told)));
  });
}
