export { BadDecision, BadSettings, BadState, type DecisionProblem } from './misuse';
export { checkSettings, longestSeries, type Question, type Settings, type SettingsProblem } from './settings';
export type { StateProblem } from './state';
export { checkState, type Operated, operate, type System, type Table } from './system';
export { defaults, type SystemId, systems } from './systems';
