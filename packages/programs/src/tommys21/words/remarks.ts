import type { Remarks } from '../banter';

/** What the dealer says, by occasion and by how much he has had. */
export const remarks: readonly Remarks[] = [{ on: 'arrival', lines: ['Sit down.', 'Welcome.', 'Cards?'] }];
