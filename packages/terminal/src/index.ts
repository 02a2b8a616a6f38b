export { defineFeltTerminal, FeltTerminal } from './element';
export type { TerminalOptions } from './options';
export { mountTerminal, type Terminal } from './terminal';
