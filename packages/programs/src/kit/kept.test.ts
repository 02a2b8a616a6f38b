import { AccessDenied, type Disk, DiskFull, openDisk } from '@felt80/machine';
import { memoryStore, StoreUnavailable } from '@felt80/persistence';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Kept, kept, merged, read, write, writeNext } from './kept';

const count: Kept<number> = {
  file: 'COUNT.DAT',
  type: { kind: 'count', version: 1, check: (data) => (typeof data === 'number' ? data : { problem: 'invalid' }), upgrade: [] },
};

function disk(): Disk {
  return openDisk(memoryStore({ now: () => 0 }));
}

describe('what is kept', () => {
  it('is read as it was written, and absent before', async () => {
    const place = disk();
    expect(await read(place, count)).toEqual({ status: 'absent' });
    expect(await write(place, count, (old = 0) => old + 1)).toEqual({ value: 1 });
    expect(await write(place, count, (old = 0) => old + 1)).toEqual({ value: 2 });
    expect(await read(place, count)).toEqual({ status: 'loaded', value: 2 });
  });

  it.each([
    [new DiskFull('COUNT.DAT'), 'full'],
    [new AccessDenied('COUNT.DAT'), 'refused'],
    [new StoreUnavailable('broken', 'gone'), 'refused'],
  ] as const)('%s is an answer', async (error, unwritten) => {
    const place: Disk = { ...disk(), update: () => Promise.reject(error) };
    expect(await write(place, count, () => 1)).toEqual({ unwritten });
  });

  it('lets every other error through', async () => {
    const place: Disk = { ...disk(), update: () => Promise.reject(new TypeError('a fault')) };
    await expect(write(place, count, () => 1)).rejects.toThrow('a fault');
  });

  it('writes the next revision, unless another has written since or the disk does not take it', async () => {
    const place = disk();
    const bank = kept('BANK.DAT', 'bank', v.object({ revision: v.number(), cents: v.number() }));
    expect(await writeNext(place, bank, { revision: 1, cents: 5 })).toEqual({ value: { revision: 1, cents: 5 } });
    expect(await writeNext(place, bank, { revision: 2, cents: 6 })).toEqual({ value: { revision: 2, cents: 6 } });
    expect(await writeNext(place, bank, { revision: 2, cents: 7 })).toEqual({ overtaken: { revision: 2, cents: 6 } });
    expect(await read(place, bank)).toEqual({ status: 'loaded', value: { revision: 2, cents: 6 } });
    const full: Disk = { ...place, update: () => Promise.reject(new DiskFull('BANK.DAT')) };
    expect(await writeNext(full, bank, { revision: 3, cents: 7 })).toEqual({ unwritten: 'full' });
  });

  it('merges what two have changed', () => {
    const before = { sound: true, speed: 20, name: 'a' };
    expect(merged(before, { ...before, speed: 5 }, { ...before, sound: false, name: 'b' })).toEqual({ sound: false, speed: 5, name: 'b' });
  });
});
