import { Screen, wholeScreen } from './screen';

/**
 * The picture between two screens at step `step` of `steps` (0 gives `old`, `steps` gives `next`): the old screen splits down
 * the middle and its halves slide apart over the next one, which lies still beneath.
 */
export function slideApart(old: Screen, next: Screen, step: number, steps: number): Screen {
  const between = new Screen();
  const share = steps > 0 ? Math.min(1, Math.max(0, step / steps)) : 1;
  between.become(share < 1 ? old : next);
  between.paste(next.copy(wholeScreen), 0, 0);
  const half = old.columns / 2;
  const moved = Math.round(half * share);
  between.paste(old.copy({ ...wholeScreen, columns: half }), 0, -moved);
  between.paste(old.copy({ ...wholeScreen, column: half, columns: half }), 0, half + moved);
  return between;
}
