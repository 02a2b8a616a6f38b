import { portCases } from './conformance/cases-ports';
import { waitingCases } from './conformance/cases-waiting';
import type { ConformanceCase } from './conformance/host';

export type { ConformanceCase, HostUnderTest, RunningHost, StartOptions } from './conformance/host';
export { checkLegend, checkStage, type Route } from './conformance/legend';
export { checkPainted } from './conformance/picture';
export { checkRandomKeys, type Monkey } from './conformance/random-keys';

/** What every host must pass. Needs no test runner: each case rejects when the host fails it. */
export const conformance: readonly ConformanceCase[] = [...waitingCases, ...portCases];
