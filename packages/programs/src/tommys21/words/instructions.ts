/** A page of the instructions: at most 20 lines of 74 characters. */
export interface Page {
  readonly title: string;
  readonly lines: readonly string[];
}

export const pages: readonly Page[] = [{ title: 'THE TABLE', lines: [''] }];
