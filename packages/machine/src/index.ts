export type { Clock } from './clock';
export {
  AccessDenied,
  BadFileName,
  type BuiltInFile,
  type Disk,
  type DiskEntry,
  DiskFull,
  type DiskOptions,
  disketteBytes,
  disketteFiles,
  NameTaken,
  openDisk,
} from './disk';
export { fileName, isPattern, matches, renamed } from './file-name';
export { type HeadlessOptions, powerOnHeadless } from './headless';
export type { Input, InputEvent } from './input';
export { everyKey, type Key, keyOf, namedKeys, sameKey, textOf } from './key';
export { type Machine, PowerOff, type Program, runProgram } from './machine';
export type { ClickHow, Pilot } from './pilot';
export { type StreamLabel, streamSeed } from './seed';
export { cutOff, msPerTick, type Note, type Speaker, type Tone, tonesOf } from './speaker';
export {
  type Audience,
  bareStage,
  type LegendKey,
  type OpenStage,
  openStage,
  type Region,
  type Stage,
  type StageEvent,
  type StageState,
  type TextField,
} from './stage';
export { openWaiting, queueLength, type Timer, type Wait, type Waiting } from './waiting';
