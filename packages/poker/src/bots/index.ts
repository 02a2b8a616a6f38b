export type { Bot } from './bot';
export { computerPlayer } from './computer-player';
export type { Entrant, MatchResult, MatchRules } from './match';
export { entrant, match } from './match';
export type { Mind, SkillLevel } from './mind';
export { mindOf } from './mind';
export type { PlainMind } from './plain-players';
export { alwaysCall, alwaysRaise, anything, goodHandsOnly } from './plain-players';
export type { Notes } from './story';
