export { BadSettings, checkSettings, longestSeries, type Question, type Settings, type SettingsProblem } from './settings';
export { type Operated, operate, type System, type Table } from './system';
export { defaults, type SystemId, systems } from './systems';
