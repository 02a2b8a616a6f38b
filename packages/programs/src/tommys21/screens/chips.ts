import { attribute, type Screen } from '@felt80/text-mode';

/** Chips by their worth, and the two colours of each. */
const chips: readonly { readonly worth: number; readonly colours: readonly [number, number] }[] = [
  { worth: 500, colours: [13, 5] },
  { worth: 100, colours: [15, 8] },
  { worth: 25, colours: [10, 2] },
  { worth: 5, colours: [12, 4] },
  { worth: 1, colours: [11, 3] },
];

/** The most for which there is room: eight of the dearest chips are as high as it goes below the cards. */
export const mostChipCents = 400_000;

/** Stakes as stacks, the dearest chips first: `[worth, how many]`. */
export function stacksOf(cents: number): readonly (readonly [worth: number, count: number])[] {
  const all = Math.floor(cents / 100);
  let left = all;
  return chips.flatMap(({ worth }, at) => {
    // The largest first bet lies there as five hundreds: a single chip looks like nothing.
    const count = at === 0 && worth === all ? 0 : Math.floor(left / worth);
    left -= count * worth;
    return count > 0 ? [[worth, count] as const] : [];
  });
}

const step = 8;

/** Paints a stake as stacks of chips that stand on a row, two chips to a cell. */
export function paintChips(screen: Screen, cents: number, row: number, column: number, mono: boolean): void {
  stacksOf(cents).forEach(([worth, count], stack) => {
    const { colours } = chips.find((each) => each.worth === worth) ?? { colours: [7, 8] as const };
    const [light, dark] = mono ? [15, 7] : colours;
    const left = column + stack * step;
    for (let chip = 0; chip < count; chip += 2) {
      const pair = chip + 1 < count;
      screen.put(row - chip / 2, left, pair ? '▀▀▀▀▀▀' : '▄▄▄▄▄▄', pair ? attribute(dark, light) : attribute(light, 0));
    }
    const label = String(worth);
    screen.put(row + 1, left + Math.floor((6 - label.length) / 2), label, attribute(mono ? 7 : light, 0));
  });
}
