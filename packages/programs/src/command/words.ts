/** What stands before the line that is typed. */
export const prompt = 'C:\\>';

export const version = 'Felt80 Version 1.00';

/** Answers of the commands, worded as those who know DOS know them. */
export const answers = {
  badCommand: 'Bad command or file name',
  notFound: 'File not found',
  denied: 'Access denied',
  missing: 'Required parameter missing',
  tooMany: (word: string): string => `Too many parameters - ${word}`,
  badSwitch: (letter: string): string => `Invalid switch - /${letter}`,
  badDrive: 'Invalid drive specification',
  noPath: 'Path not found',
  noRedirection: 'Nothing can be redirected but MORE < file and command | MORE',
  badName: 'Invalid file name',
  ontoItself: 'File cannot be copied onto itself',
  full: 'Insufficient disk space',
  copied: (count: number): string => `${String(count).padStart(9)} file(s) copied`,
  duplicate: 'Duplicate file name or file not found',
  notReady: 'Not ready writing drive C',
  unreadable: 'Not ready reading drive C',
  noHelp: (name: string): string => `There is no help on ${name}`,
  ownClock: 'The clock is that of your computer and is not set from here.',
  loading: (name: string): string => `Loading ${name} . . .`,
  notLoaded: (name: string): string => `${name} could not be loaded. Are you offline? If not, reload this page.`,
  crashed: (name: string, why: string): string => `${name} was stopped by an error: ${why}`,
} as const;

/** Questions that stop a listing or a command, and the choices under them. */
export const questions = {
  more: '-- More --',
  end: '-- End --',
  sure: ['All files in directory will be deleted!', 'Are you sure (Y/N)?'],
} as const;

/** The start screen. */
export const start = {
  tagline: (count: number): string =>
    count === 1 ? 'One card table from the age of 80 columns' : `${countWord(count)} card tables from the age of 80 columns`,
  title: 'Choose a program',
  hint: 'Or type here. HELP lists the commands, DIR shows the disk.',
  about: (name: string, about: string): string => `${name}: ${about}.`,
  welcome: 'Felt80. Choose a program with the arrow keys and start it with Enter, or type its name.',
} as const;

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function countWord(count: number): string {
  return counts[count] ?? String(count);
}
