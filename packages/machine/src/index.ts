export type { Clock } from './clock';
export { AccessDenied, BadFileName, type Disk, type DiskEntry, DiskFull } from './disk';
export { type HeadlessOptions, powerOnHeadless } from './headless';
export type { Input, InputEvent } from './input';
export { everyKey, type Key, keyOf, namedKeys, sameKey, textOf } from './key';
export { type Machine, PowerOff, type Program } from './machine';
export type { ClickHow, Pilot } from './pilot';
export { type StreamLabel, streamSeed } from './seed';
export { cutOff, msPerTick, type Note, type Speaker, type Tone, tonesOf } from './speaker';
export {
  type Audience,
  bareStage,
  type LegendKey,
  type OpenStage,
  openStage,
  type Stage,
  type StageEvent,
  type StageState,
  type TextField,
} from './stage';
