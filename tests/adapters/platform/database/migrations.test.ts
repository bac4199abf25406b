import { setTimeout as sleep } from 'node:timers/promises';
import { type ColumnMetadata, sql, type TableMetadata } from 'kysely';
import { expect, it } from 'vitest';
import { migrateWithin } from '#adapters/platform/database/migrate.ts';
import { MIGRATIONS } from '#adapters/platform/database/migrations/all.ts';
import { openDatabase, openStore } from '#adapters/platform/database/open-database.ts';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, describePostgres } from '#tests/support/servers/databases.ts';

/** The longest time between two saves of a user, in milliseconds. */
const PAUSE_MS = 200;

const TABLES = [...new Set(RESOURCES.map(({ table }) => table))];

type Schema = ReadonlyMap<string, ReadonlyMap<string, ColumnMetadata>>;

const schemaOf = (tables: readonly TableMetadata[]): Schema =>
  new Map(tables.map(({ name, columns }) => [name, new Map(columns.map((each) => [each.name, each]))]));

/** What a server that knows the schema before a step can no longer do after it. */
const faultsOf = (before: Schema, after: Schema): readonly string[] =>
  [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (now === undefined) return [`cannot read ${table}`];
    return [
      ...[...columns.keys()].filter((name) => !now.has(name)).map((name) => `cannot read ${table}.${name}`),
      ...[...columns.values()]
        .filter(({ name, dataType }) => now.has(name) && now.get(name)?.dataType !== dataType)
        .map(({ name }) => `reads another type in ${table}.${name}`),
      ...[...now.values()]
        .filter(({ name }) => !columns.has(name))
        .filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
        .map(({ name }) => `cannot add a row without ${table}.${name}`),
    ];
  });

describePostgres('a step of the schema with several servers', (newPlace) => {
  it('is made while other servers write, and no write of theirs fails', async () => {
    const place = { ...(await newPlace()), log: quietLog };
    const last = MIGRATIONS.slice(-3).map(([name]) => name);
    const { query, engine } = await openStore(place);
    await query.transaction().execute((it) => migrateWithin(it, engine, (name) => !last.includes(name)));
    let isOver = false;
    let writes = 0;
    // A step that waits for one table while it has another is in the way of a save with the two in the other order.
    const write = async (tables: readonly string[]): Promise<void> => {
      while (!isOver) {
        await query.transaction().execute(async (it) => {
          for (const table of tables) {
            await sql`update ${sql.table(table)} set "version" = 1 where "id" = 'none'`.execute(it);
            await sleep(1);
          }
        });
        writes += 1;
        await sleep(Math.random() * PAUSE_MS);
      }
    };
    const writers = TABLES.map((table, place) => write([TABLES.at(place - 1) ?? table, table].toReversed()));
    const migrated = await openDatabase(place).finally(() => {
      isOver = true;
    });
    await Promise.all(writers);
    expect(writes).toBeGreaterThan(0);
    await migrated.close();
    await query.destroy();
  });
});

describeEachDatabase('a step of the schema', (newPlace) => {
  it('never stops a server of the version before, which works on while servers are updated', async () => {
    const { query, engine } = await openStore({ ...(await newPlace()), log: quietLog });
    let before: Schema = new Map();
    const steps = new Set<string>();
    for (const [step] of MIGRATIONS) {
      steps.add(step);
      await query.transaction().execute((it) => migrateWithin(it, engine, (name) => steps.has(name)));
      const after = schemaOf(await query.introspection.getTables());
      expect([step, faultsOf(before, after)]).toEqual([step, []]);
      before = after;
    }
    await query.destroy();
  });
});
