import { expect, it } from 'vitest';
import type { InputEvent } from './input';
import { PowerOff } from './machine';
import { openVirtualTimer } from './virtual-timer';
import { openWaiting, queueLength } from './waiting';

const key = (name: string, repeat = false): InputEvent => ({ type: 'key', key: name, repeat });

it('tells the host of each wait and what it is', async () => {
  const timer = openVirtualTimer();
  const waits: string[] = [];
  const waiting = openWaiting(timer, (wait) => waits.push(wait));
  expect([waiting.pending, waiting.listening]).toEqual([undefined, false]);
  const slept = waiting.clock.sleep(20);
  expect([waiting.pending, waiting.listening, timer.alarmMs]).toEqual(['sleep', false, 20]);
  timer.ring();
  await slept;
  const breathed = waiting.clock.breathe();
  expect([waiting.pending, waiting.listening, timer.alarmMs]).toEqual(['breathe', true, 21]);
  timer.ring();
  await breathed;
  const read = waiting.input.read();
  expect([waiting.pending, waiting.listening, timer.alarmMs]).toEqual(['read', true, undefined]);
  waiting.offer(key('a'));
  expect(await read).toEqual(key('a'));
  expect(waiting.pending).toBeUndefined();
  expect(waits).toEqual(['sleep', 'breathe', 'read']);
});

it('gives what was typed ahead without a wait, oldest first', async () => {
  const waits: string[] = [];
  const waiting = openWaiting(openVirtualTimer(), (wait) => waits.push(wait));
  for (const name of ['a', 'b', 'c']) expect(waiting.offer(key(name))).toBe(true);
  expect([waiting.unread, waiting.input.waiting()]).toEqual([3, true]);
  expect([await waiting.input.read(), await waiting.input.read({ untilMs: 0 })]).toEqual([key('a'), key('b')]);
  waiting.input.flush();
  expect([waiting.unread, waiting.input.waiting(), waits]).toEqual([0, false, []]);
});

it('refuses repeats while something is unread, and everything when the queue is full', () => {
  const waiting = openWaiting(openVirtualTimer());
  expect(waiting.offer(key('Up', true))).toBe(true);
  expect(waiting.offer(key('Up', true))).toBe(false);
  for (let at = 1; at < queueLength; at++) expect(waiting.offer(key('a'))).toBe(true);
  expect(waiting.offer(key('a'))).toBe(false);
  expect(waiting.unread).toBe(queueLength);
});

it('a key that comes before a deadline calls the alarm off', async () => {
  const timer = openVirtualTimer();
  const waiting = openWaiting(timer);
  const read = waiting.input.read({ untilMs: 500 });
  expect(timer.alarmMs).toBe(500);
  waiting.offer(key('a'));
  expect([await read, timer.alarmMs]).toEqual([key('a'), undefined]);
  const late = waiting.input.read({ untilMs: 600 });
  timer.ring();
  expect([await late, timer.nowMs()]).toEqual([undefined, 600]);
});

it('a sleeper listens only when it has looked since it last slept', async () => {
  const timer = openVirtualTimer();
  const waiting = openWaiting(timer);
  waiting.input.waiting();
  const first = waiting.clock.sleep(5);
  expect(waiting.listening).toBe(true);
  timer.ring();
  await first;
  void waiting.clock.sleep(5);
  expect(waiting.listening).toBe(false);
});

it('a wait during a wait is an error and leaves the first as it was', async () => {
  const waiting = openWaiting(openVirtualTimer());
  const read = waiting.input.read();
  await expect(waiting.clock.sleep(1)).rejects.toThrow('one thing at a time: sleep during read');
  await expect(waiting.input.read()).rejects.toThrow('one thing at a time');
  waiting.offer(key('a'));
  expect(await read).toEqual(key('a'));
});

it('power-off rejects the pending wait, every later one, and forgets the queue', async () => {
  const timer = openVirtualTimer();
  const waiting = openWaiting(timer);
  const slept = waiting.clock.sleep(10);
  waiting.offer(key('a'));
  waiting.powerOff();
  await expect(slept).rejects.toThrow(PowerOff);
  await expect(waiting.input.read()).rejects.toThrow(PowerOff);
  await expect(waiting.clock.breathe()).rejects.toThrow(PowerOff);
  expect([waiting.unread, timer.alarmMs, waiting.pending]).toEqual([0, undefined, undefined]);
});
