import type { Machine } from '@felt80/machine';
import { plain, wholeScreen } from '@felt80/text-mode';

/** Leaves the machine as a program finds it: silent, the screen empty, nothing announced. */
export function leave({ speaker, stage, screen }: Machine): void {
  speaker.silence();
  stage.keys([]);
  stage.textField(undefined);
  stage.area(undefined);
  screen.border = 0;
  screen.highBit = 'bright';
  screen.fill(wholeScreen, ' ', plain);
  Object.assign(screen.cursor, { row: 0, column: 0, visible: false });
}
