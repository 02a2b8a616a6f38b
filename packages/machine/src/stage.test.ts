import { expect, it } from 'vitest';
import { bareStage, openStage, type StageState } from './stage';

it('keeps its state and tells the audience', () => {
  const states: StageState[] = [];
  const lines: unknown[] = [];
  const stage = openStage({
    changed: (state) => states.push(state),
    said: (line) => lines.push(line),
    happened: (event) => lines.push(event),
  });
  expect(stage.state).toEqual(bareStage);
  stage.screen('table');
  stage.keys([{ key: 'F1', label: 'Deal', enabled: true }]);
  stage.textField({ label: 'Name', most: 21, digits: false });
  stage.area({ row: 1, column: 2, rows: 3, columns: 4 });
  stage.textField(undefined);
  stage.say('Welcome.');
  stage.happened({ type: 'opened' });
  expect(states.map((state) => state.textField?.label)).toEqual([undefined, undefined, 'Name', 'Name', undefined]);
  expect(stage.state).toEqual({
    screenName: 'table',
    legend: [{ key: 'F1', label: 'Deal', enabled: true }],
    textField: undefined,
    area: { row: 1, column: 2, rows: 3, columns: 4 },
  });
  expect(lines).toEqual(['Welcome.', { type: 'opened' }]);
});

it('plays before an audience that only looks', () => {
  const stage = openStage({ changed: () => {} });
  stage.say('Nobody listens.');
  stage.happened({ type: 'opened' });
  expect(stage.state).toBe(bareStage);
});
