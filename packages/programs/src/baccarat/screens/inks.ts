import { attribute } from '@felt80/text-mode';

/** The colour of the cloth. */
export const felt = 2;

/** The colour of the panels on it. */
export const panel = 1;

type Ink =
  | 'felt'
  | 'panel'
  | 'panelTitle'
  | 'panelKey'
  | 'panelDim'
  | 'paper'
  | 'status'
  | 'dark'
  | 'darkKey'
  | 'darkDim'
  | 'darkRed'
  | 'darkGreen'
  | 'chosen';

/** The attributes of the program. All text has a contrast of 4.5:1 or more. */
export const inks: Readonly<Record<Ink, number>> = {
  felt: attribute(0, felt),
  panel: attribute(15, panel),
  panelTitle: attribute(14, panel),
  panelKey: attribute(11, panel),
  panelDim: attribute(7, panel),
  paper: attribute(0, 7),
  status: attribute(0, 3),
  dark: attribute(15, 0),
  darkKey: attribute(14, 0),
  darkDim: attribute(7, 0),
  darkRed: attribute(12, 0),
  darkGreen: attribute(10, 0),
  chosen: attribute(0, 3),
};
