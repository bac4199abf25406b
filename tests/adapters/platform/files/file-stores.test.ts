import { closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, describe, it as example, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore, type FileStore } from '#adapters/platform/files/file-store.ts';
import { openFileStore } from '#adapters/platform/files/open-file-store.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder, type Place } from '#tests/support/servers/databases.ts';

const KEYS = ['0b1c7a52-0000-4000-8000-000000000001', '0b1c7a52-0000-4000-8000-000000000002'] as const;
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.constantFrom(new Uint8Array(0), new Uint8Array(300_000).fill(0), Uint8Array.from([0, 255, 10, 39, 92])),
);
const anyStep = fc.record({
  server: fc.nat(1),
  key: fc.constantFrom(...KEYS),
  bytes: fc.option(anyBytes, { nil: undefined }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
const FUTURE = new Date('2999-01-01');

const carryOut = async (servers: readonly FileStore[], model: Map<string, Uint8Array>, step: Step) => {
  const store = servers[step.server] ?? expect.fail();
  if (step.bytes === undefined) {
    model.delete(step.key);
    return store.remove(step.key);
  }
  model.set(step.key, step.bytes);
  return store.write(step.key, step.bytes);
};

const expectToHold = async (store: FileStore, model: ReadonlyMap<string, Uint8Array>) => {
  const range = { first: 1, last: 3 };
  for (const key of KEYS) {
    expect(await store.read(key)).toEqual(model.get(key));
    expect(await store.read(key, range)).toEqual(model.get(key)?.slice(range.first, range.last + 1));
  }
  expect([...(await store.keysBefore(FUTURE))].toSorted()).toEqual([...model.keys()].toSorted());
};

describeEachDatabase('the files of two servers', (newPlace) => {
  let place: Place;
  const databases: Database[] = [];
  beforeAll(async () => {
    place = await newPlace();
    for (const _server of [0, 1]) databases.push(await openDatabase({ ...place, log: quietLog }));
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  const clear = () => databases[0]?.query.deleteFrom('fileContents').execute();
  beforeEach(clear);
  const stores = (fileStore: string): readonly FileStore[] =>
    databases.map((database) => openFileStore(database, { dataFolder: newFolder(), fileStore }));

  describe.each(['database', 'shared folder'])('in a %s', (kind) => {
    it.prop([fc.array(anyStep, { maxLength: 10 })], { numRuns: 8 })(
      'are the same for both, whichever writes or deletes them',
      async (steps) => {
        const both = stores(kind === 'database' ? 'database' : join(newFolder(), 'shared'));
        const model = new Map<string, Uint8Array>();
        await clear();
        for (const step of steps) {
          await carryOut(both, model, step);
          for (const store of both) await expectToHold(store, model);
        }
      },
    );
  });

  example(
    'move to the database when they are written again, and are found in the folder until then',
    async () => {
      const [database] = databases;
      if (database === undefined) return expect.fail();
      const dataFolder = newFolder();
      const folder = createDiskStore(join(dataFolder, 'files'));
      await folder.write(KEYS[0], Uint8Array.from([1]));
      const store = openFileStore(database, { dataFolder, fileStore: 'database' });
      expect(await store.read(KEYS[0])).toEqual(Uint8Array.from([1]));
      await store.write(KEYS[0], Uint8Array.from([2]));
      expect(await store.read(KEYS[0])).toEqual(Uint8Array.from([2]));
      await store.remove(KEYS[0]);
      expect(await folder.read(KEYS[0])).toBeUndefined();
      expect(await store.read(KEYS[0])).toBeUndefined();
    },
  );

  example('older than a moment are listed', async () => {
    const [database] = databases;
    if (database === undefined) return expect.fail();
    const at = (day: string) =>
      openFileStore(database, { dataFolder: newFolder(), fileStore: 'database', clock: () => new Date(day) });
    await at('2020-01-01').write(KEYS[0], new Uint8Array(1));
    await at('2022-01-01').write(KEYS[1], new Uint8Array(1));
    expect(await at('2022-01-01').keysBefore(new Date('2021-01-01'))).toEqual([KEYS[0]]);
  });
});

example('a folder that cannot be written is an error, not a lost file', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, KEYS[0]));
  await expect(createDiskStore(folder).write(KEYS[0], new Uint8Array(1))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([KEYS[0]]);
});

example.skipIf(process.platform === 'win32')('files are private, and closed after each use', async () => {
  const folder = newFolder();
  const store = createDiskStore(folder);
  /** The system gives the lowest number that is free. */
  const lowestFree = () => {
    const file = openSync(folder, 'r');
    closeSync(file);
    return file;
  };
  const before = lowestFree();
  for (let times = 0; times < 50; times += 1) {
    await store.write(KEYS[0], new Uint8Array(4));
    await store.read(KEYS[0], { first: 1, last: 2 });
  }
  expect(lowestFree()).toBeLessThan(before + 40);
  expect(statSync(join(folder, KEYS[0])).mode & 0o777).toBe(0o600);
});
