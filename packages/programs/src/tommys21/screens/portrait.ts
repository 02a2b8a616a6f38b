import type { Screen } from '@felt80/text-mode';
import type { Drink, Stage } from '../drink';
import { blankPicture, draw, type Picture, putPicture } from './pixels';

/** How the dealer feels about the last play. */
export type Mood = 'pleased' | 'even' | 'sour';

/** The picture is this many cells wide and high. */
export const portraitSize = { columns: 33, rows: 11 };

const wall = [
  '.................................',
  '.................................',
  '...l...r.....................c...',
  '...l...r...C............Y....c...',
  '..GGG.RRR.CCC..........YYY..lll..',
  '..GGG.RRR.CCC..........YYY..lll..',
  '..GWG.RWR.CWC..........YWY..lWl..',
  '..GGG.RRR.CCC..........YYY..lll..',
  'nnnnnnnnnnnnnn.......nnnnnnnnnnnn',
];

const table = ['ggggggggggggggggggggggggggggggggg', 'ggggggggggggggggggggggggggggggggg'];

const body = [
  '..........YYYYY..........',
  '......kkWWYYYYYWWkk......',
  '....kkkkWWWYYYWWWkkkk....',
  '..kkkkkkkWWWWWWWkkkkkkk..',
  '.kkkkkkkkkWWWWWkkkkkkkkk.',
  '.kkkkkkkkkkWkWkkkkkkkkkk.',
  'kkkkkkkkkkkkWkkkkkkkkkkkk',
];

const head = [
  '....kkkkkk...',
  '..kkkkkkkkkk.',
  '.kkkkkkkkkkk.',
  '.kYYYYYYYYYk.',
  '.kYYYYYYYYYk.',
  'YYYYYYYYYYYYY',
  'YYYYYYYYYYYYY',
  'nYYYYYYYYYYYn',
  '.YYYYYYYYYYY.',
  '.YYYYYYYYYYY.',
  '.YYYYYYYYYYY.',
  '.YYYYYYYYYYY.',
  '..YYYYYYYYY..',
  '...YYYYYYY...',
];

const visors: Readonly<Record<Stage, readonly [lines: readonly string[], x: number, y: number]>> = {
  1: [['.ggggggggggg.', 'GGGGGGGGGGGGG'], 0, 2],
  2: [['.ggggggggggg.', 'GGGGGGGGGGGGG'], 0, 2],
  3: [['......gggggg.', '.ggggggGGGGGG', 'GGGGGGGG.....'], 0, 1],
  4: [['.........gggg', '....ggggggGGG', 'gggggGGGGG...', 'GGGGG........'], 0, 0],
  5: [['gggg.........', 'GGGgggggg....', '...GGGGGggggg', '........GGGGG'], 0, -1],
};

const brows: Readonly<Record<Mood, readonly string[]>> = {
  pleased: ['..kk.....kk..', '.k..k...k..k.'],
  even: ['.............', '.kkk.....kkk.'],
  sour: ['.kk.......kk.', '...kk...kk...'],
};

const eyes: Readonly<Record<Stage, readonly string[]>> = {
  1: ['.WkW.....WkW.', '.WkW.....WkW.'],
  2: ['.WWk.....WWk.', '.WWk.....WWk.'],
  3: ['.nnn.....nnn.', '.WkW.....WkW.'],
  4: ['.nnn.....WWW.', '.nkn.....kWW.'],
  5: ['.............', '.kkk.....kkk.'],
};

const noses: Readonly<Record<Stage, readonly string[]>> = {
  1: ['......n......', '.....nn......'],
  2: ['......n......', '.....nn......'],
  3: ['......n......', '.....Rn......'],
  4: ['......R......', '.....RRR.....'],
  5: ['.....RRR.....', '.....RRR.....'],
};

const cheeks = ['.RR.......RR.', '.RR.......RR.'];

const moustache = '...kkkk.kkkk.';

const mouths: Readonly<Record<Mood, readonly string[]>> = {
  pleased: ['...r.....r...', '....rrrrr....'],
  even: ['....rrrrr....', '.............'],
  sour: ['....rrrrr....', '...r.....r...'],
};

/** A mouth that is past choosing its expression. */
const openMouth = ['.....rrr.....', '.....rkr.....'];

const ties: Readonly<Record<'straight' | 'askew' | 'loose', readonly string[]>> = {
  straight: ['R.....R', 'RRRrRRR', 'R.....R'],
  askew: ['RR.....', 'RRRrRR.', '...R.RR'],
  loose: ['.......', 'RR.r...', '...rRRR'],
};

const tieAt: Readonly<Record<Stage, keyof typeof ties>> = { 1: 'straight', 2: 'straight', 3: 'straight', 4: 'askew', 5: 'loose' };

const glass = [
  'C.........C',
  '.C.......C.',
  '..C.....C..',
  '...C...C...',
  '....C.C....',
  '.....C.....',
  '.....C.....',
  '.....C.....',
  '...CCCCC...',
];

/** The drink from the brim down; a glass of fewer quarters begins further down. */
const liquid = ['..ccccccc..', '...ccccc...', '....ccc....', '.....c.....'];
const olive = ['.......nn', '......n..', '....GG...', '....GR...'];

function glassOf(picture: Picture, quarters: number, x: number, y: number): void {
  const from = liquid.length - quarters;
  draw(picture, liquid.slice(from), x, y + 1 + from);
  draw(picture, glass, x, y);
  draw(picture, olive, x + 2, y - 2 + Math.max(1, Math.min(2, from)));
}

/** Where the head is and how far it has sunk. */
const headAt: Readonly<Record<Stage, readonly [x: number, y: number]>> = {
  1: [15, 1],
  2: [15, 1],
  3: [14, 1],
  4: [14, 2],
  5: [16, 3],
};

function face(picture: Picture, stage: Stage, mood: Mood): void {
  const [x, y] = headAt[stage];
  draw(picture, head, x, y);
  if (stage >= 3) draw(picture, cheeks, x, y + 8);
  draw(picture, eyes[stage], x, y + 6);
  draw(picture, brows[mood], x, y + 4);
  draw(picture, noses[stage], x, y + 7);
  draw(picture, [moustache], x - (moustache.length - 13), y + 10);
  draw(picture, stage === 5 ? openMouth : mouths[mood], x, y + 11);
  const [lines, dx, dy] = visors[stage];
  draw(picture, lines, x + dx, y + dy);
}

/** The dealer with his martini; `sipping` has the glass at his lips. */
export function portrait({ quarters, stage }: Drink, mood: Mood, sipping: boolean): Picture {
  const picture = blankPicture(portraitSize.columns, 2 * portraitSize.rows, 1);
  draw(picture, wall, 0, 0);
  draw(picture, body, 9, 14);
  face(picture, stage, mood);
  draw(picture, ties[tieAt[stage]], 18, 16);
  draw(picture, table, 0, 20);
  glassOf(picture, quarters, sipping ? 7 : 1, sipping ? 11 : 12);
  return picture;
}

/** Paints the dealer at a place. */
export function paintPortrait(
  screen: Screen,
  { drink, mood, sipping, mono }: { readonly drink: Drink; readonly mood: Mood; readonly sipping: boolean; readonly mono: boolean },
  row: number,
  column: number,
): void {
  putPicture(screen, portrait(drink, mood, sipping), row, column, mono);
}
