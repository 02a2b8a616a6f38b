// The properties of `system.test.ts` and `state.test.ts`, each with more runs: the number is taken from FELT80_LONG there.
import './system.test';
import './state.test';
