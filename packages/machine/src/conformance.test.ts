import { describe, it } from 'vitest';
import { conformance, type HostUnderTest } from './conformance';
import { powerOnHeadless } from './headless';
import { bareStage } from './stage';

const headless: HostUnderTest = {
  start(program, options) {
    const pilot = powerOnHeadless(program, options);
    return {
      press: pilot.press,
      hold: pilot.hold,
      click: pilot.click,
      pass: pilot.elapse,
      rows: () => Array.from({ length: 25 }, (_, row) => pilot.screen.rowText(row)),
      heard: () => ({
        state: { ...bareStage, screenName: pilot.screenName, legend: pilot.legend, textField: pilot.textField, area: pilot.area },
        said: pilot.said,
        happened: pilot.happened,
      }),
      exit: pilot.exit,
      powerOff: pilot.powerOff,
    };
  },
};

describe('the headless host', () => {
  for (const { name, run } of conformance) it(name, () => run(headless));
});
