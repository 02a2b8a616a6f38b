import { bytesOf, textOf } from './ascii';
import type { Store } from './store';

/** A fresh, empty place for the suite to work in. */
export interface TrialPlace {
  /** Another way into the same place, as another tab or process has it. */
  open(): Promise<Store>;
  /**
   * A way in whose power fails at its write number `at`, from 0, counted in whatever the store does to the medium: from then on nothing
   * that it tries has an effect. `cut` tells whether it came to that. What `open` gives afterwards sees what the medium kept.
   */
  openUntilCut?(at: number): Promise<{ readonly store: Store; cut(): boolean }>;
}

export interface ConformanceCase {
  readonly name: string;
  /** Rejects when the store breaks the rule that the name states. */
  run(makePlace: () => Promise<TrialPlace>): Promise<void>;
}

function must(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

async function text(store: Store, name: string): Promise<string | undefined> {
  const bytes = await store.read(name);
  return bytes === undefined ? undefined : textOf(bytes);
}

async function mustHold(store: Store, name: string, wanted: string | undefined): Promise<void> {
  const found = await text(store, name);
  must(found === wanted, `${name} holds ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

function put(store: Store, name: string, wanted: string | undefined): Promise<void> {
  return store.update(name, () => (wanted === undefined ? undefined : bytesOf(wanted)));
}

function addOne(store: Store, name: string): Promise<void> {
  return store.update(name, (old) => bytesOf(String(1 + Number(old === undefined ? '0' : textOf(old)))));
}

/** The name of the error that a promise rejects with, or `undefined`. */
async function errorOf(action: Promise<unknown>): Promise<string | undefined> {
  try {
    await action;
    return undefined;
  } catch (error) {
    return (error as Error).name;
  }
}

const oddNames = [
  'POKER.SAV',
  'poker.sav',
  '..',
  '.',
  '../UP',
  'A/B',
  'A\\B',
  'CON',
  'NUL.TXT',
  '%41',
  'A',
  'A.',
  ' A',
  '*',
  '.lock',
  'X'.repeat(64),
];
const badNames = ['', 'X'.repeat(65), 'Ä', 'A\n', 'A\0B', '\ud800'];

/** What every store does. Each case works in a place of its own. */
export const conformance: readonly ConformanceCase[] = [
  {
    name: 'gives nothing for a name that was never written',
    async run(makePlace) {
      const store = await (await makePlace()).open();
      await mustHold(store, 'A', undefined);
      must((await store.list()).length === 0, 'a fresh place lists files');
      await store.update('A', () => undefined);
      must((await store.list()).length === 0, 'removing nothing left a file');
    },
  },
  {
    name: 'keeps every byte, and none, for the next who opens the place',
    async run(makePlace) {
      const place = await makePlace();
      const all = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31 + (at >> 8)) & 255);
      const store = await place.open();
      await store.update('ALL', () => all.subarray(1));
      await store.update('NONE', () => new Uint8Array());
      const next = await place.open();
      const found = await next.read('ALL');
      must(found?.length === all.length - 1 && found.every((byte, at) => byte === all[at + 1]), 'bytes were lost');
      must((await next.read('NONE'))?.length === 0, 'an empty file is a file');
      must(found?.constructor === Uint8Array, 'read gives plain byte arrays');
    },
  },
  {
    name: 'hands the old bytes to a change, and removes by undefined',
    async run(makePlace) {
      const store = await (await makePlace()).open();
      await put(store, 'A', 'one');
      let handed: string | undefined;
      await store.update('A', (old) => {
        handed = old && textOf(old);
        return undefined;
      });
      must(handed === 'one', `the change was handed ${handed}`);
      await mustHold(store, 'A', undefined);
      await put(store, 'A', 'two');
      await mustHold(store, 'A', 'two');
    },
  },
  {
    name: 'shares no memory with its users',
    async run(makePlace) {
      const store = await (await makePlace()).open();
      const mine = bytesOf('mine');
      await store.update('A', () => mine);
      mine.fill(0);
      (await store.read('A'))?.fill(0);
      await store.update('A', (old) => {
        old?.fill(0);
        return old;
      });
      await mustHold(store, 'A', 'mine');
    },
  },
  {
    name: 'changes nothing when the change throws, and passes that very error on',
    async run(makePlace) {
      const store = await (await makePlace()).open();
      await put(store, 'A', 'old');
      const error = new Error('refused');
      const caught = await store
        .update('A', () => {
          throw error;
        })
        .catch((found: unknown) => found);
      must(caught === error, `the error became ${String(caught)}`);
      await mustHold(store, 'A', 'old');
      await put(store, 'A', 'new');
      await mustHold(store, 'A', 'new');
    },
  },
  {
    name: 'lists names, sizes and times by prefix, in the order of character codes',
    async run(makePlace) {
      const store = await (await makePlace()).open();
      for (const name of ['B.SAV', 'A.SAV', 'AB', 'b', 'A']) await put(store, name, name.repeat(3));
      const names = async (prefix?: string) => (await store.list(prefix)).map(({ name }) => name).join(' ');
      must((await names()) === 'A A.SAV AB B.SAV b', `listed ${await names()}`);
      must((await names('A')) === 'A A.SAV AB', `listed under A: ${await names('A')}`);
      must((await names('Z')) === '', 'listed something under Z');
      const [first] = await store.list('A.');
      must(first?.bytes === 15 && Number.isInteger(first.modifiedMs) && first.modifiedMs >= 0, `the entry is ${JSON.stringify(first)}`);
    },
  },
  {
    name: 'keeps odd names apart',
    async run(makePlace) {
      const place = await makePlace();
      const store = await place.open();
      for (const name of oddNames) await put(store, name, `this is ${name}`);
      const next = await place.open();
      for (const name of oddNames) await mustHold(next, name, `this is ${name}`);
      const listed = (await next.list()).map(({ name }) => name);
      must(JSON.stringify(listed) === JSON.stringify([...oddNames].sort()), `listed ${JSON.stringify(listed)}`);
    },
  },
  {
    name: 'refuses bad names by BadName',
    async run(makePlace) {
      const store = await (await makePlace()).open();
      for (const name of badNames) {
        must((await errorOf(store.read(name))) === 'BadName', `read took ${JSON.stringify(name)}`);
        must((await errorOf(put(store, name, 'x'))) === 'BadName', `update took ${JSON.stringify(name)}`);
      }
      must((await store.list()).length === 0, 'a bad name left a file');
    },
  },
  {
    name: 'loses nothing of two writers who both add',
    async run(makePlace) {
      const place = await makePlace();
      const writers = [await place.open(), await place.open()];
      const adding = writers.map(async (store) => {
        for (let n = 0; n < 20; n++) await addOne(store, 'POT');
      });
      await Promise.all([...adding, ...writers.flatMap((store) => [addOne(store, 'POT'), addOne(store, 'POT'), addOne(store, 'SIDE')])]);
      for (const store of [...writers, await place.open()]) {
        await mustHold(store, 'POT', '44');
        await mustHold(store, 'SIDE', '2');
      }
    },
  },
];

const transitions: readonly (readonly [old: string | undefined, wanted: string | undefined])[] = [
  [undefined, 'a new file'],
  ['old', 'something new that is longer'],
  ['something old that is longer', 'new'],
  ['old', undefined],
];

/** What every store on a lasting medium does besides. Places need `openUntilCut`. */
export const powerCuts: readonly ConformanceCase[] = transitions.map(([old, wanted]) => ({
  name: `holds ${old} or ${wanted} after a power cut at any write, and goes on`,
  async run(makePlace) {
    for (let at = 0; ; at++) {
      const place = await makePlace();
      await put(await place.open(), 'A', old);
      await put(await place.open(), 'OTHER', 'untouched');
      if (place.openUntilCut === undefined) throw new Error('This place cannot cut the power');
      const { store, cut } = await place.openUntilCut(at);
      const failed = await errorOf(put(store, 'A', wanted));
      const next = await place.open();
      const found = await text(next, 'A');
      must(found === old || found === wanted, `cut at write ${at}: ${JSON.stringify(found)}`);
      must(failed !== undefined || found === wanted, `cut at write ${at}: an update that succeeded was lost`);
      await addOne(next, 'COUNT');
      await mustHold(next, 'COUNT', '1');
      await mustHold(next, 'OTHER', 'untouched');
      const names = (await next.list()).map(({ name }) => name).join(' ');
      must(names === (found === undefined ? 'COUNT OTHER' : 'A COUNT OTHER'), `cut at write ${at}: lists ${names}`);
      if (!cut()) {
        must(at > 0 && failed === undefined, 'the power was never cut');
        return;
      }
      must(at < 1000, 'an update of a thousand writes');
    }
  },
}));
