import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { addressOf } from '#adapters/platform/files/file-repository.ts';
import { deleteUnreferenced } from '#adapters/platform/files/unreferenced-files.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { storeOneCompany } from '#tests/support/worlds/store-one-company.ts';

const anyFile = fc.record({
  purpose: fc.constantFrom('resource', 'resource', 'content'),
  isInDocument: fc.boolean(),
  hasThumbnail: fc.boolean(),
  isNamed: fc.boolean(),
});
type File = typeof anyFile extends fc.Arbitrary<infer T> ? T : never;

describe('deleteUnreferenced', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
    await storeOneCompany(database);
  });
  afterAll(() => database.close());

  /** Stores a file with what it has. @returns its key and that of its thumbnail */
  const put = async ({ purpose, isInDocument, hasThumbnail }: File, place: number) => {
    const key = `file-${place}`;
    const row = { name: '', contentType: 'image/png', length: 1, purpose, held: null, created: '' };
    const rows = [
      { ...row, key, original: null },
      { ...row, key: `thumbnail-${place}`, original: key },
    ].slice(0, hasThumbnail ? 2 : 1);
    await database.query.insertInto('files').values(rows).execute();
    const document = { id: key, created: '', modified: '', participationId: 'acme' };
    if (isInDocument)
      await database.query
        .insertInto('documents')
        .values({ ...document, mediaUrl: addressOf({ key }) })
        .execute();
    return rows.map((each) => each.key);
  };

  it.prop([fc.array(anyFile, { maxLength: 6 })], { numRuns: 40 })(
    'deletes the named files that nothing references, with their thumbnails, and no other',
    async (files) => {
      const { query } = database;
      await query.deleteFrom('documents').execute();
      await query.deleteFrom('files').execute();
      const keys: string[][] = [];
      for (const [place, file] of files.entries()) keys.push(await put(file, place));
      const isUnneeded = (_: unknown, place: number) => {
        const { isNamed, purpose, isInDocument } = files[place] ?? expect.fail();
        return isNamed && purpose === 'resource' && !isInDocument;
      };
      const unneeded = keys.filter(isUnneeded).flat();
      const named = files.flatMap(({ isNamed }, place) => (isNamed ? [`file-${place}`] : []));
      expect((await deleteUnreferenced(query, named)).toSorted()).toEqual(unneeded.toSorted());
      const left = await query.selectFrom('files').select('key').orderBy('key').execute();
      const needed = keys.flat().filter((key) => !unneeded.includes(key));
      expect(left.map(({ key }) => key)).toEqual(needed.toSorted());
    },
  );
});
