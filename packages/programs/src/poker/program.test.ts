import { openDisk } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { describe, expect, it } from 'vitest';
import { doc } from './doc';
import { rows } from './screens/layout';
import {
  chipsShown,
  dealsOf,
  foot,
  goOn,
  inHaste,
  inSlot,
  isGameOver,
  keysFor,
  linesOf,
  playOut,
  powerOn,
  press,
  prompt,
  recordOnDisk,
  shown,
  sitDown,
  status,
} from './test-player';

describe('the start', () => {
  it('POK-32 the show plays a tune; Enter again skips both', async () => {
    const pilot = powerOn({ args: '' });
    await pilot.elapse(2000);
    expect(pilot.screenName).toBe('title');
    expect(pilot.tones.length).toBeGreaterThan(20);
    await pilot.press('Enter');
    expect(pilot.screenName).toBe('questions');
    expect(Math.max(...pilot.tones.map(({ atMs, forMs }) => atMs + forMs))).toBeLessThanOrEqual(pilot.nowMs);
  });

  it('POK-32 left alone the show comes to its end and waits for Enter', async () => {
    const pilot = powerOn({ args: '' });
    await pilot.elapse(20_000);
    expect(pilot.screenName).toBe('title');
    expect(shown(pilot)).toMatch(/T\. L\. Winslow, Tommy's Toys, 1987/);
    expect(shown(pilot)).toContain('JOKER');
    const picture = shown(pilot);
    await pilot.elapse(5000);
    expect(shown(pilot)).toBe(picture);
    expect(pilot.tones.at(-1)?.atMs).toBeGreaterThan(4000);
  });

  it('POK-33 * skips the show and its tune', async () => {
    const pilot = powerOn({ args: '*' });
    await pilot.listen();
    expect([pilot.screenName, pilot.tones.length]).toEqual(['questions', 0]);
  });

  it('POK-33 S starts without sound, together with others', async () => {
    for (const args of ['S', 's m', 'MS']) {
      const pilot = powerOn({ args });
      await pilot.elapse(3000);
      expect(pilot.tones).toEqual([]);
      expect(foot(pilot)).toContain('sound on');
    }
  });

  it('POK-33 POK-30 M is monochrome without F10; of M and C the last wins; the adapter decides otherwise', async () => {
    const mono = async (args: string, adapter: 'vga' | 'mono'): Promise<boolean> => {
      const pilot = powerOn({ args, adapter });
      await pilot.listen();
      const attributes = new Set(pilot.screen.memory.filter((_, at) => at % 2 === 1));
      const isMono = [...attributes].every((attribute) => [0x00, 0x07, 0x0f, 0x70].includes(attribute));
      expect(foot(pilot).includes('F10')).toBe(!isMono);
      expect(pilot.legend.some(({ key }) => key === 'F10')).toBe(!isMono);
      expect(pilot.screen.border).toBe(isMono ? 0 : 1);
      return isMono;
    };
    expect([await mono('*', 'vga'), await mono('*M', 'vga'), await mono('*CM', 'vga'), await mono('*MC', 'vga')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([await mono('*', 'mono'), await mono('*C', 'mono')]).toEqual([true, false]);
  });

  it('POK-33 an unknown letter is named and ignored', async () => {
    const pilot = powerOn({ args: 'XS7' });
    await pilot.listen();
    expect(shown(pilot)).toContain('Parameters X 7 ignored; S M C * are known.');
    expect(pilot.said[0]).toContain('X 7');
    await press(pilot, 'Enter', ...keysFor({ game: 0 }), 'Escape');
    expect(pilot.screenName).toBe('questions');
    expect(shown(pilot)).not.toContain('ignored');
    const straight = powerOn({ args: '*x' });
    await straight.listen();
    expect(shown(straight)).toContain('Parameter X ignored');
  });
});

describe('the questions', () => {
  it('POK-15 POK-16 have defaults that Enter takes: 5 hands, no jokers, Draw, limit 25, 3 raises, ante 5, no jackpot', async () => {
    const pilot = await sitDown();
    expect(pilot.screen.rowText(rows.bar)).toMatch(/POKER PARLOR +1 DRAW POKER +no jokers +limit 25 +Hand 1 /);
    expect(chipsShown(pilot, 5)).toEqual(Array(5).fill(995));
  });

  it('POK-16 refuse what is out of range, and letters, in words', async () => {
    const pilot = powerOn();
    await press(pilot, '8', 'Enter');
    expect(status(pilot)).toBe('Only 2 to 7 can be answered here.');
    await press(pilot, 'q');
    expect(status(pilot)).toBe('Only the digits 0 to 9 can be typed here.');
    await press(pilot, 'Backspace', '1', 'Enter');
    expect(status(pilot)).toBe('Only 2 to 7 can be answered here.');
    await press(pilot, 'Backspace', '2', 'Enter', '5', '3', 'Enter');
    expect(status(pilot)).toBe('Only 0 to 52 can be answered here.');
    await press(pilot, 'Backspace', '2', 'Enter');
    expect(linesOf(pilot).join()).toMatch(/Jokers in the deck \(0-52\) +52/);
  });

  it('POK-15 are asked only where they arise; Esc goes back', async () => {
    const pilot = powerOn();
    await press(pilot, 'Enter', 'Enter', '0');
    expect(shown(pilot)).toMatch(/Betting option.*does not arise/);
    expect(pilot.textField?.label).toMatch(/^Ante/);
    await press(pilot, 'Escape');
    expect(shown(pilot)).toContain('5  Shotgun');
    await pilot.click(14 + 3, 20);
    expect(shown(pilot)).toMatch(/Game \(0-5\) +Spit in the Ocean/);
    await press(pilot, '2', 'Enter');
    expect(shown(pilot)).toMatch(/Largest raise.*does not arise/);
  });

  it('POK-11 Esc asks them again, with the last answers standing there, and everybody has 1000 chips', async () => {
    const pilot = await sitDown({ players: 3, ante: 20 });
    await playOut(pilot);
    await press(pilot, 'Escape');
    expect(pilot.screenName).toBe('questions');
    await press(pilot, ...keysFor({}));
    expect(chipsShown(pilot, 3)).toEqual([980, 980, 980]);
  });
});

describe('the function keys', () => {
  it('POK-30 F1 turns the sound off and on', async () => {
    const pilot = await sitDown({ game: 0 }, {}, 'F1');
    expect([status(pilot), foot(pilot).includes('F1sound on')]).toEqual(['Sound off.', true]);
    const { length } = pilot.tones;
    await press(pilot, 'Enter', 'Enter');
    expect(pilot.tones).toHaveLength(length);
    await press(pilot, 'F1', 'Enter');
    expect(foot(pilot)).toContain('F1sound off');
    expect(pilot.tones.length).toBeGreaterThan(length);
  });

  it('POK-30 F2 lets the computer play your hand too, and it counts', async () => {
    const pilot = await sitDown({ players: 4, jokers: 4 }, { seed: 'demo' }, 'F2');
    expect(foot(pilot)).toContain('F2demo off');
    for (let ms = 0; ms < 20_000 && dealsOf(pilot).length < 4; ms += 100) await pilot.elapse(100);
    const deals = dealsOf(pilot);
    expect(deals.length).toBeGreaterThanOrEqual(4);
    const record = await recordOnDisk(pilot);
    expect(record?.hands).toBeGreaterThanOrEqual(4);
    expect(deals.at(-1)?.record.winnings).toBe(deals.reduce((sum, { netChips }) => sum + netChips, 0));
    expect(deals.at(-1)?.chips[0]).toBe(1000 + (deals.at(-1)?.record.winnings ?? 0));
    await press(pilot, 'F2');
    expect(foot(pilot)).toContain('F2demo on');
    await pilot.elapse(5000);
    await goOn(pilot);
    const picture = shown(pilot);
    await pilot.elapse(30_000);
    expect(shown(pilot)).toBe(picture);
  });

  it('POK-30 F2 in the instructions takes back a question for chips that lies behind them', async () => {
    const pilot = await sitDown({ players: 2 }, { seed: 'walk' }, 'O', 'F5', 'F2', 'F5');
    expect(prompt(pilot)).not.toContain('how many chips');
    await pilot.elapse(5000);
    expect(dealsOf(pilot).length).toBeGreaterThan(0);
  });

  it('POK-30 F5 shows the whole of POKER.DOC, page by page', async () => {
    const pilot = await sitDown({}, {}, 'F5');
    expect([pilot.screenName, foot(pilot).includes('F5game')]).toEqual(['instructions', true]);
    const read: string[] = [];
    for (let page = 0; page < 30 && pilot.screenName === 'instructions'; page += 1) {
      read.push(...linesOf(pilot).slice(0, 22));
      await press(pilot, 'Enter');
    }
    expect(pilot.screenName).toBe('table');
    const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
    expect(words(read.join('\n'))).toEqual(words(doc));
    await press(pilot, 'F5', 'PageDown', 'PageUp', 'F5');
    expect(pilot.screenName).toBe('table');
  });

  it('POK-30 F7 quits at once between hands, and after one question in mid-hand', async () => {
    const between = await sitDown({ game: 0 });
    await between.press('F7');
    expect(await between.exit).toBe(0);
    expect(shown(between).trim()).toBe('');
    const amid = await sitDown({}, {}, 'F7');
    expect(status(amid)).toBe('Quit now? Your 5 chips in the pot are lost.');
    await press(amid, 'N');
    expect(status(amid)).toBe('The game goes on.');
    await press(amid, 'F7');
    await amid.press('Y');
    expect(await amid.exit).toBe(0);
  });

  it('POK-30 F10 changes the color of the border, sixteen of them', async () => {
    const pilot = await sitDown();
    const seen = [pilot.screen.border];
    for (let at = 0; at < 16; at += 1) {
      await press(pilot, 'F10');
      seen.push(pilot.screen.border);
    }
    expect(new Set(seen).size).toBe(16);
    expect(seen.at(-1)).toBe(seen[0]);
    expect(status(pilot)).toBe('Border: blue.');
  });

  it('POK-31 Up lengthens and Down shortens the viewing delay, 0 to 9.5 by halves, shown at the bottom right', async () => {
    const pilot = powerOn();
    const delay = (): string => foot(pilot).slice(-8).trim();
    await pilot.listen();
    expect(delay()).toBe('▲▼ 1.5 s');
    await press(pilot, 'Up');
    expect(delay()).toBe('▲▼ 2.0 s');
    await pilot.hold('Up', 30);
    expect(delay()).toBe('▲▼ 9.5 s');
    await pilot.hold('Down', 40);
    expect(delay()).toBe('▲▼ 0.0 s');
  });

  it('POK-31 the others move when the delay is over, or at once by Enter', async () => {
    const pilot = await sitDown({ players: 5 }, {}, 'Up', 'Up', 'Up', 'Up', 'C');
    const before = inSlot(pilot, rows.deeds, 5, 1);
    await pilot.elapse(1900);
    expect(inSlot(pilot, rows.deeds, 5, 1)).toBe(before);
    await pilot.elapse(400);
    expect(inSlot(pilot, rows.deeds, 5, 1)).not.toBe(before);
    const second = inSlot(pilot, rows.deeds, 5, 2);
    await pilot.press('Enter');
    await pilot.elapse(300);
    expect(inSlot(pilot, rows.deeds, 5, 2)).not.toBe(second);
  });
});

describe('what is said', () => {
  it('every question, every move and your cards when it is your turn', async () => {
    const pilot = powerOn({ args: '' });
    await press(pilot, 'Enter', 'Enter', ...inHaste, ...keysFor({}).slice(1));
    expect(pilot.said.slice(0, 2)).toEqual(['Poker Parlor. ENTER begins.', 'ENTER alone takes the answer that stands there.']);
    expect(pilot.said).toContain('Game: Draw Poker, or another answer.');
    await goOn(pilot);
    const [, score] = /score (\d+)/.exec(shown(pilot)) ?? [];
    expect(pilot.said.at(-1)).toMatch(new RegExp(`^Your turn: .*, score ${score}.* to call\\.$`));
  });
});

describe('the record', () => {
  it('POK-11 what goes into the pot is written as lost before it is shown: a closed tab forfeits', async () => {
    const store = memoryStore({ now: () => 0 });
    const pilot = await sitDown({ players: 3, ante: 30 }, { disk: openDisk(store) });
    expect(await recordOnDisk(pilot)).toEqual({ winnings: -30, hands: 1 });
    if (/Open/.test(prompt(pilot))) await press(pilot, 'O', '2', '0', 'Enter');
    expect(await recordOnDisk(pilot)).toEqual({ winnings: -50, hands: 1 });
    await pilot.powerOff();
    const again = powerOn({ disk: openDisk(store) });
    await again.listen();
    expect(shown(again)).toContain('On record: -50 chips in 1 hand');
  });

  it('POK-11 quitting or starting anew in mid-hand forfeits what is in the pot', async () => {
    for (const key of ['F7', 'Escape']) {
      const pilot = await sitDown({ ante: 40 }, {}, key);
      expect(status(pilot)).toMatch(/Your 40 chips in the pot are lost\.$/);
      await pilot.press('Y');
      expect(await recordOnDisk(pilot)).toEqual({ winnings: -40, hands: 1 });
    }
  });

  it('POK-11 winnings and hands add up over games and windows', async () => {
    const store = memoryStore({ now: () => 0 });
    const one = await sitDown({ game: 0, players: 4, ante: 10 }, { seed: 'one', disk: openDisk(store) });
    const two = await sitDown({ game: 0, players: 2, ante: 50 }, { seed: 'two', disk: openDisk(store) });
    await press(one, 'Enter', 'Enter', 'Escape', ...keysFor({ game: 0 }));
    await press(two, 'Enter');
    const all = [...dealsOf(one), ...dealsOf(two)];
    const record = await recordOnDisk(two);
    expect(all).toHaveLength(6);
    expect(record).toEqual({ winnings: all.reduce((sum, { netChips }) => sum + netChips, 0), hands: 6 });
    await two.disk.update('POKER.SCR', () => undefined);
    await press(two, 'Enter');
    expect((await recordOnDisk(two))?.hands).toBe(1);
  });

  it('POK-11 a damaged POKER.SCR is reported, set aside, and the record starts anew', async () => {
    const disk = openDisk(memoryStore({ now: () => 0 }));
    await disk.update('POKER.SCR', () => Uint8Array.of(1, 2, 3));
    const pilot = powerOn({ disk });
    await pilot.listen();
    expect(shown(pilot)).toMatch(/POKER\.SCR could not be read: it is kept as POKER\.BAD/);
    expect([...((await disk.read('POKER.BAD')) ?? [])]).toEqual([1, 2, 3]);
    await press(pilot, ...inHaste, ...keysFor({ game: 0 }));
    expect((await recordOnDisk(pilot))?.hands).toBe(1);
  });

  it('POK-11 a full disk is said, and the game goes on', async () => {
    const disk = openDisk(memoryStore({ now: () => 0 }), { capacityBytes: 10 });
    const pilot = await sitDown({ game: 0 }, { disk });
    expect(status(pilot)).toMatch(/^Disk full, not recorded\. \w+ wins? 25 with .+\.$/);
    await press(pilot, 'Enter');
    expect(pilot.said.at(-1)).toMatch(/^Disk full, not recorded\. /);
    expect(dealsOf(pilot)).toHaveLength(2);
  });

  it.each(['foot 2', 'foot 6'])('POK-11 who wins, who is out and how the game ends is told in whole sentences: %s', async (seed) => {
    const pilot = await sitDown({ game: 0, players: 7, ante: 100, jokers: 20 }, { seed });
    const told: string[] = [];
    for (let hand = 0; hand < 200 && !isGameOver(pilot); hand += 1) {
      told.push(status(pilot));
      await press(pilot, 'Enter');
    }
    for (const line of told)
      expect(line).toMatch(/^\w+(, \w+)*( and \w+)? (wins?|share) [^.]+\.( \w+(, \w+)*( and \w+)? (is|are) out\.)?$/);
    expect(status(pilot)).toMatch(/ (wins?|share) [^.]+\. (You are broke, and the game is over|All the others .* yours)\.$/);
    expect(told.some((line) => / (is|are) out\.$/.test(line))).toBe(true);
  });

  it('POK-11 who cannot ante is out; the game ends when you are broke or alone; no chip is lost', async () => {
    for (const [players, seed, end] of [
      [3, 'broke 24', 'broke'],
      [2, 'over 56', 'alone'],
    ] as const) {
      const pilot = await sitDown({ game: 0, players, ante: 100 }, { seed });
      const shares = (): readonly number[] => chipsShown(pilot, players);
      let out = 0;
      for (let hand = 0; hand < 60 && !isGameOver(pilot); hand += 1) {
        expect(shares().reduce((sum, chips) => sum + chips, 0)).toBe(1000 * players);
        if (shown(pilot).includes('∙ out ∙')) out += 1;
        await press(pilot, 'Enter');
      }
      expect(status(pilot)).toMatch(
        end === 'broke' ? /You are broke, and the game is over\.$/ : /the others are broke: the table is yours\.$/,
      );
      expect((shares()[0] ?? 0) < 100).toBe(end === 'broke');
      expect(out > 0).toBe(players === 3);
      await press(pilot, 'Enter');
      expect(pilot.screenName).toBe('questions');
    }
  });
});
