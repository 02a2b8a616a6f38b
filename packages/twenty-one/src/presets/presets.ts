import type { Rules } from '../rules';
import { atlanticCity } from './atlantic-city';
import { atlanticCity1978 } from './atlantic-city-1978';
import { downtown } from './downtown';
import { flapjack } from './flapjack';
import { lasVegas } from './las-vegas';
import { liberal } from './liberal';
import { macao } from './macao';
import { pontoon } from './pontoon';
import { reno } from './reno';
import { tommysBlackjack } from './tommys-blackjack';

export type PresetName =
  | 'lasVegas'
  | 'downtown'
  | 'reno'
  | 'atlanticCity'
  | 'atlanticCity1978'
  | 'liberal'
  | 'tommysBlackjack'
  | 'flapjack'
  | 'macao'
  | 'pontoon';

/** Ready rule tables. Each is written as its differences from another, so spread one to make your own. */
export const presets: Readonly<Record<PresetName, Rules>> = {
  lasVegas,
  downtown,
  reno,
  atlanticCity,
  atlanticCity1978,
  liberal,
  tommysBlackjack,
  flapjack,
  macao,
  pontoon,
};
