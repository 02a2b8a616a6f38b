import type { Rules } from '../rules';
import { atlanticCity } from './atlantic-city';

/** Atlantic City in its first years: surrender before the house looks. */
export const atlanticCity1978: Rules = {
  ...atlanticCity,
  player: { ...atlanticCity.player, surrender: 'early' },
};
