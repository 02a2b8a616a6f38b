import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNodeTimer } from './timer';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('wakes once, at the time asked for and not before, also beyond the longest time-out of the platform', () => {
  for (const ms of [0, 0.4, 30, 2 ** 31 + 5_000]) {
    const timer = openNodeTimer();
    const wake = vi.fn();
    timer.wakeAt(ms, wake);
    vi.advanceTimersByTime(Math.max(0, ms - 1));
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(timer.nowMs()).toBeGreaterThanOrEqual(ms);
  }
});

it('takes turns, and calls off what it is told to', () => {
  const timer = openNodeTimer();
  const [wake, never] = [vi.fn(), vi.fn()];
  timer.nextTurn(wake);
  timer.nextTurn(never)();
  timer.wakeAt(10, never)();
  timer.wakeAt(2 ** 32, never);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect([wake.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});
