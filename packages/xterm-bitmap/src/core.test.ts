import type { Terminal } from '@xterm/xterm';
import { expect, it } from 'vitest';
import { missingMembers } from './core';

const whole = {
  screenElement: {},
  _renderService: { setRenderer() {}, resize() {}, handleResize() {} },
  _createRenderer() {},
  _coreBrowserService: { dpr: 1, window: {} },
  coreService: { isCursorHidden: false, isCursorInitialized: true, decPrivateModes: {} },
};
const missing = (core: unknown): readonly string[] => missingMembers({ _core: core } as unknown as Terminal);

it('finds nothing missing in a core that has all', () => {
  expect(missing(whole)).toEqual([]);
});

it('names what is gone', () => {
  expect(missing(undefined)).toEqual(['_core']);
  expect(missing({ ...whole, screenElement: undefined })).toEqual(['screenElement']);
  expect(missing({ ...whole, _createRenderer: 1 })).toEqual(['_createRenderer']);
  expect(missing({ ...whole, _renderService: { resize() {} } })).toEqual(['_renderService.setRenderer', '_renderService.handleResize']);
  expect(missing({ ...whole, _coreBrowserService: {} })).toEqual(['_coreBrowserService.dpr', '_coreBrowserService.window']);
  expect(missing({ ...whole, coreService: undefined })).toEqual([
    'coreService.isCursorHidden',
    'coreService.isCursorInitialized',
    'coreService.decPrivateModes',
  ]);
});
