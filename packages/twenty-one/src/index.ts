export { apply, IllegalAction } from './apply';
export { type Bulk, type BulkResult, type BulkSetup, bulkTable, simulate } from './bulk';
export { type Chart, chartLetters, chartPlay } from './chart';
export { checkRound, type RoundProblem } from './check-round';
export { type Contradiction, checkRules } from './check-rules';
export { legalActions, whyNot } from './legal';
export { naturalOf } from './natural';
export { IllegalSetup, openRound, type Setup, type SetupProblem } from './open';
export type { Refusal } from './permit';
export { type PresetName, presets } from './presets/presets';
export {
  type Action,
  cardsOf,
  gathered,
  type Hand,
  type HandCard,
  type Limits,
  type Offer,
  type Phase,
  type Reason,
  type Round,
  type RoundEvent,
  type Seat,
  type Turn,
} from './round';
export type {
  CardLimit,
  HouseRules,
  NaturalKind,
  NaturalRule,
  OpeningStep,
  Penetration,
  PlayerRules,
  Ratio,
  Rules,
  SettlingRules,
} from './rules';
export { shuffleDue } from './shuffle-due';
export { total } from './total';
export { type SeatView, viewFrom } from './view';
