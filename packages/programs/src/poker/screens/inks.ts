import { attribute } from '@felt80/text-mode';
import type { CardLook } from '../../kit/card';

/** The colour of the table. */
export const cloth = 1;

type Ink =
  | 'cloth'
  | 'dim'
  | 'bright'
  | 'chips'
  | 'score'
  | 'turn'
  | 'key'
  | 'brand'
  | 'bar'
  | 'pot'
  | 'potTitle'
  | 'speech'
  | 'speaker'
  | 'won'
  | 'box'
  | 'boxDim'
  | 'boxKey'
  | 'chosen'
  | 'paper'
  | 'paperTitle';

/** The attributes of the program. All text has a contrast of 4.5:1 or more. */
export const inks: Readonly<Record<Ink, number>> = {
  cloth: attribute(7, cloth),
  dim: attribute(7, cloth),
  bright: attribute(15, cloth),
  chips: attribute(10, cloth),
  score: attribute(11, cloth),
  turn: attribute(0, 14),
  key: attribute(14, cloth),
  brand: attribute(15, 4),
  bar: attribute(0, 7),
  pot: attribute(15, 0),
  potTitle: attribute(14, 0),
  speech: attribute(0, 7),
  speaker: attribute(15, 5),
  won: attribute(0, 10),
  box: attribute(15, 0),
  boxDim: attribute(7, 0),
  boxKey: attribute(14, 0),
  chosen: attribute(0, 3),
  paper: attribute(0, 7),
  paperTitle: attribute(1, 7),
};

/** The cards without colours. */
export const monoLook: CardLook = { backLine: 7, backGround: 0, backPattern: 7, faceLine: 0, faceGround: 7, face: 7 };

/** The cards: white faces, red backs. */
export const look: CardLook = { backLine: 15, backGround: 4, backPattern: 12, faceLine: 0, faceGround: 15, face: 15 };
