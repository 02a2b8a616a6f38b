export { openFolderDisk } from './disk';
export { type PowerOptions, powerOn, type Running, runInTerminal } from './power';
export { RealTerminal, type TerminalInput, type TerminalOptions, type TerminalOutput, type Typist } from './terminal';
