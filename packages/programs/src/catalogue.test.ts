import { fileName, openDisk, powerOnHeadless } from '@felt80/machine';
import { memoryStore } from '@felt80/persistence';
import { toGlyph } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { builtInFiles, catalogue, dosText } from './catalogue';
import { promptOver } from './command/program';

const machine = (): { pilot: ReturnType<typeof powerOnHeadless> } => {
  const disk = openDisk(memoryStore({ now: () => 0 }), { builtIn: builtInFiles(catalogue) });
  return { pilot: powerOnHeadless(promptOver(catalogue), { disk }) };
};

describe('the catalogue', () => {
  for (const { name, mark, about, credit, year, manual } of catalogue) {
    it(`MAC-17 has a line about ${name} that fits on the start screen`, () => {
      expect(fileName(`${name}.EXE`)).toBe(`${name}.EXE`);
      expect(toGlyph(mark)).toBeDefined();
      expect([about.length <= 52, about.length > 0, credit.length <= 68, credit.length > 0]).toEqual([true, true, true, true]);
      expect(about).not.toMatch(/\.$/);
      expect(year).toBeGreaterThan(1980);
    });

    it(`MAC-09 has documentation on ${name} that TYPE and MORE can show`, async () => {
      const lines = (await manual()).split('\n');
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.filter((line) => line.length > 79)).toEqual([]);
      const { pilot } = machine();
      await pilot.type(`more ${name}.doc`);
      await pilot.press('Enter');
      expect(pilot.screenName).toBe('more');
      expect(pilot.screen.rowText(0).trim()).toContain(name);
      while (pilot.screenName === 'more') await pilot.press('Enter');
      await pilot.type(`type ${name}.doc`);
      await pilot.press('Enter');
      expect(pilot.screen.rowText(23).trimEnd()).toBe(lines.findLast((line) => line !== ''));
      expect(await pilot.disk.read(`${name}.DOC`)).toEqual(dosText(await manual()));
    });

    it(`MAC-09 runs ${name} from the prompt, and the prompt comes back`, async () => {
      const { pilot } = machine();
      await pilot.type(`${name.toLowerCase()}.exe`);
      await pilot.press('Enter');
      await pilot.listen();
      expect(pilot.happened[0]).toEqual({ type: 'started', program: name, args: '', seed: '1' });
      expect(['start', 'prompt']).not.toContain(pilot.screenName);
      for (let step = 0; step < 20 && pilot.screenName !== 'prompt'; step++) {
        const live = pilot.legend.filter(({ enabled }) => enabled);
        const quits = live.find(({ label }) => /^quit$/i.test(label));
        await pilot.press(quits?.key ?? ['F10', 'Escape', 'Enter'].find((key) => live.some((each) => each.key === key)) ?? 'Enter');
        await pilot.listen();
      }
      expect(pilot.screenName).toBe('prompt');
      expect(pilot.happened.at(-1)).toEqual({ type: 'ended', program: name, code: 0 });
      expect([pilot.screen.border, pilot.textField?.label, pilot.area]).toEqual([0, 'Command', undefined]);
    });
  }
});
