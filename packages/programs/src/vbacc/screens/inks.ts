import { attribute } from '@felt80/text-mode';
import { felt, page } from '../layout';

type Ink =
  | 'felt'
  | 'line'
  | 'band'
  | 'bandTitle'
  | 'bandLabel'
  | 'button'
  | 'buttonKey'
  | 'deal'
  | 'dealKey'
  | 'flat'
  | 'status'
  | 'dark'
  | 'darkTitle'
  | 'darkDim'
  | 'darkLine'
  | 'darkMark'
  | 'winner'
  | 'page'
  | 'pageTitle'
  | 'pageKey'
  | 'pageDim';

/** The attributes of the program. All text has a contrast of 4.5:1 or more. */
export const inks: Readonly<Record<Ink, number>> = {
  felt: attribute(0, felt),
  line: attribute(15, felt),
  band: attribute(15, 0),
  bandTitle: attribute(14, 0),
  bandLabel: attribute(7, 0),
  button: attribute(0, 7),
  buttonKey: attribute(1, 7),
  deal: attribute(0, 14),
  dealKey: attribute(4, 14),
  flat: attribute(0, felt),
  status: attribute(0, 3),
  dark: attribute(15, 0),
  darkTitle: attribute(14, 0),
  darkDim: attribute(7, 0),
  darkLine: attribute(8, 0),
  darkMark: attribute(14, 0),
  winner: attribute(0, 14),
  page: attribute(15, page),
  pageTitle: attribute(14, page),
  pageKey: attribute(11, page),
  pageDim: attribute(7, page),
};
