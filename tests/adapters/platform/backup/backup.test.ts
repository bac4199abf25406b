import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import type { Kysely } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { insertRows } from '#adapters/platform/backup/table-rows.ts';
import { migrateWithin } from '#adapters/platform/database/migrate.ts';
import { MIGRATIONS } from '#adapters/platform/database/migrations/all.ts';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import { openIdentityDesk } from '#tests/support/worlds/identity-desk.ts';
import { backUp, everythingIn, LONG_MS, NOW, openFair, restore, withStore } from './backup-desk.ts';

const TIME = NOW.toISOString();

const oddText = fc
  .string({ unit: 'binary', maxLength: 200 })
  .map((text) => text.replaceAll('\0', ''))
  .map((text) => `${text}\u2028\r\n"`);

const content = fc.record({
  phrases: fc.uniqueArray(fc.tuple(fc.uuid(), oddText), { selector: ([key]) => key, maxLength: 450 }),
  indexes: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }).map((index) => index + 0)),
  files: fc.array(fc.uint8Array({ maxLength: 5_000 }), { maxLength: 5 }),
  note: fc.option(oddText, { nil: null }),
});

describeEachDatabase('a backup', (newSource) => {
  describeEachDatabase('restored', (newTarget) => {
    let source: Place;
    beforeAll(async () => {
      source = await openFair(await newSource());
    }, LONG_MS);

    it.prop([content], { numRuns: 4 })(
      'has the same rows and files, whatever is stored',
      async ({ phrases, indexes, files, note }) => {
        const database = await openDatabase({ ...source, log: quietLog });
        const language = randomUUID();
        const store = createDiskStore(join(source.dataFolder, 'files'));
        await database.write(async (query) => {
          await insertRows(
            query,
            'dictionary',
            (async function* () {
              for (const [key, phrase] of phrases) yield { site: '*', language, key, phrase };
            })(),
          );
          await query.updateTable('participations').set({ longDescription: note }).execute();
          for (const sortIndex of indexes)
            await anyTable(query)
              .insertInto('categories')
              .values({ id: randomUUID(), name: 'x', level: '1', created: TIME, modified: TIME, sortIndex })
              .execute();
        });
        for (const bytes of files) {
          const key = randomUUID();
          await store.write(key, bytes);
          const row = { name: 'a', contentType: 'image/png', length: bytes.length, purpose: 'content' };
          await database.query
            .insertInto('files')
            .values({ key, ...row, created: TIME, original: null, held: null })
            .execute();
        }
        await database.close();
        const { folder, written } = await backUp(source);
        expect(written._unsafeUnwrap().missingFiles).toBe(0);
        const target = await newTarget();
        expect((await restore(folder, target)).isOk()).toBe(true);
        expect(await everythingIn(target)).toEqual(await everythingIn(source));
      },
      LONG_MS,
    );

    it('signs in the same people, enforces references, and runs triggers again', {
      timeout: LONG_MS,
    }, async () => {
      const place = await newSource();
      const desk = await openIdentityDesk(place);
      await desk.person('anna@acme.example', 'a long password of Anna');
      await desk.close();
      const { folder } = await backUp(await openFair(place));
      const target = await newTarget();
      expect((await restore(folder, target)).isOk()).toBe(true);
      const restored = await openIdentityDesk(target);
      expect((await restored.signIn('anna@acme.example', 'a long password of Anna')).status).toBe(200);
      expect((await restored.signIn('anna@acme.example', 'another password')).status).not.toBe(200);
      await restored.close();
      const database = await openDatabase({ ...target, log: quietLog });
      const orphan = { participationId: 'nowhere', segmentId: 'nowhere' };
      await expect(
        database.query.insertInto('participationSegments').values(orphan).execute(),
      ).rejects.toThrow();
      await database.query.updateTable('events').set({ slug: 'renamed' }).where('id', '=', '7').execute();
      const slugs = await database.query.selectFrom('fairSlugs').select('slug').execute();
      expect(slugs.map(({ slug }) => slug).toSorted()).toEqual(['renamed', 'spring']);
      await database.close();
    });

    it.prop([fc.integer({ min: 1, max: MIGRATIONS.length - 1 })], { numRuns: 3 })(
      'of an earlier schema becomes what migrating that store makes of it',
      async (steps) => {
        const names = new Set(MIGRATIONS.slice(0, steps).map(([name]) => name));
        const earlier = await newSource();
        const stored = await everythingIn(source);
        await withStore(earlier, ({ query, engine }) =>
          query.transaction().execute(async (transaction) => {
            await migrateWithin(transaction, engine, (name) => names.has(name));
            const untyped = transaction as unknown as Kysely<unknown>;
            const restoreChecks = await engine.liftChecks(untyped);
            for (const { name, columns } of await transaction.introspection.getTables())
              if (name !== 'migrations')
                await insertRows(
                  transaction,
                  name,
                  rowsOf(
                    stored,
                    name,
                    columns.map((each) => each.name),
                  ),
                );
            await restoreChecks();
          }),
        );
        const { folder, written } = await backUp(earlier);
        expect(written._unsafeUnwrap().migrations).toHaveLength(steps);
        const target = await newTarget();
        expect((await restore(folder, target))._unsafeUnwrap()).toBeDefined();
        await (await openDatabase({ ...earlier, log: quietLog })).close();
        const { 'uploaded files': _files, ...rows } = await everythingIn(target);
        const { 'uploaded files': _earlier, ...migrated } = await everythingIn(earlier);
        expect(rows).toEqual(migrated);
      },
      LONG_MS,
    );
  });
});

/** The rows of a table, with these columns alone. */
async function* rowsOf(everything: Everything, table: string, columns: readonly string[]) {
  for (const line of (everything[table] ?? []) as readonly string[])
    yield Object.fromEntries(
      (JSON.parse(line) as [string, unknown][]).filter(([column]) => columns.includes(column)),
    );
}

type Everything = Awaited<ReturnType<typeof everythingIn>>;
