import type { ColumnMetadata, TableMetadata } from 'kysely';
import { expect, it } from 'vitest';
import { migrateWithin } from '#adapters/platform/database/migrate.ts';
import { MIGRATIONS } from '#adapters/platform/database/migrations/all.ts';
import { openStore } from '#adapters/platform/database/open-database.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

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
