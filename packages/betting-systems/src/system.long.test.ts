// The properties of `system.test.ts`, each with 20,000 runs: the number is taken from FELT80_LONG there.
import './system.test';
