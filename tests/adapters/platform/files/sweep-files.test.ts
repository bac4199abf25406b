import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore, type FileStore } from '#adapters/platform/files/file-store.ts';
import { sweepFiles } from '#adapters/platform/files/sweep-files.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const OLD = new Date('2027-01-01T12:00:00Z');

/** What a shared folder contains: files and rests of ours, and what an operator or another program has there. */
const anyEntry = fc.constantFrom('ours', 'rest', 'file', 'folder');
const nameOf = {
  ours: () => randomUUID(),
  rest: () => `${randomUUID()}.${randomUUID()}.part`,
  file: () => `plan-${randomUUID()}.pdf`,
  folder: () => `lost+found-${randomUUID()}`,
};

/** Puts an old entry into the folder. */
const put = (folder: string, entry: keyof typeof nameOf) => {
  const name = nameOf[entry]();
  const path = join(folder, name);
  if (entry === 'folder') mkdirSync(path);
  else writeFileSync(path, name);
  utimesSync(path, OLD, OLD);
  return { name, isOurs: entry === 'ours' || entry === 'rest' };
};

describe('the sweep of files', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
  });
  afterAll(() => database.close());

  it.prop([fc.array(fc.record({ entry: anyEntry, isStuck: fc.boolean() }), { maxLength: 12 })], {
    numRuns: 30,
  })(
    'deletes all old files that it stored and no row names, whatever else is there and whichever cannot be deleted',
    async (entries) => {
      const folder = newFolder();
      const found = entries.map(({ entry, isStuck }) => ({ ...put(folder, entry), isStuck }));
      const stuck = new Set(found.filter(({ isOurs, isStuck }) => isOurs && isStuck).map(({ name }) => name));
      const disk = createDiskStore(folder);
      const store: FileStore = {
        ...disk,
        remove: (key) => (stuck.has(key) ? Promise.reject(new Error('EACCES')) : disk.remove(key)),
      };
      const left = found.filter(({ isOurs, isStuck }) => !isOurs || isStuck).map(({ name }) => name);
      const swept = sweepFiles(database, store, NOW);
      if (stuck.size > 0) await expect(swept).rejects.toThrow('EACCES');
      else expect(await swept).toBe(entries.length - left.length);
      expect(readdirSync(folder).toSorted()).toEqual(left.toSorted());
    },
  );
});
