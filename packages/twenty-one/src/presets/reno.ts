import type { Rules } from '../rules';
import { downtown } from './downtown';

/** Reno about 1987: as downtown, but doubles on hard 10 and 11 only. */
export const reno: Rules = {
  ...downtown,
  player: { ...downtown.player, double: { on: '10-11', soft: false, afterSplit: false } },
};
