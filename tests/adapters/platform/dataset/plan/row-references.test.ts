import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { BELOW, TABLE_ORDER, USES } from '#adapters/platform/dataset/plan/row-references.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly rule: string;
}

const foreignKeys = async (): Promise<readonly ForeignKey[]> => {
  const database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
  try {
    const { rows } = await sql<ForeignKey>`
      select m.name as "table", f."from" as "column", f."table" as "to", f."on_delete" as "rule"
      from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(database.query);
    return rows;
  } finally {
    await database.close();
  }
};

const textOf = ({ table, column, to }: Omit<ForeignKey, 'rule'>): string => `${table}.${column} → ${to}`;

/** Made by the server itself, or of an event or a person that no import adds while others use it. */
const DERIVED = new Set([
  ...['exhibitorIndex', 'exhibitorRefreshes', 'fairSlugs', 'imports', 'deskPreferences', 'remindedDays'],
  ...['reminderSettings', 'taskChanges', 'passwordResets', 'signInLinks', 'articleReactions', 'messageReads'],
]);

describe('references between rows', () => {
  it('has all that the database deletes together with a row that a folder removes', async () => {
    const removed = new Set(BELOW.map(({ to }) => to));
    const cascades = (await foreignKeys()).filter(({ to, rule }) => removed.has(to) && rule !== 'SET NULL');
    expect(cascades.map(textOf).toSorted()).toEqual(BELOW.map(textOf).toSorted());
  });

  it('has all that can use a row that an import adds', async () => {
    const known = new Set(USES.map(textOf));
    const others = (await foreignKeys()).filter(
      (one) =>
        TABLE_ORDER.includes(one.to) &&
        one.rule !== 'SET NULL' &&
        !DERIVED.has(one.table) &&
        !known.has(textOf(one)),
    );
    expect(others.map(textOf)).toEqual([]);
  });

  it('orders every table after those that it refers to', async () => {
    for (const { table, to, rule } of await foreignKeys()) {
      const [own, other] = [TABLE_ORDER.indexOf(table), TABLE_ORDER.indexOf(to)];
      if (own >= 0 && other >= 0 && table !== to && rule !== 'SET NULL')
        expect([textOf({ table, column: '', to }), own > other]).toEqual([
          textOf({ table, column: '', to }),
          true,
        ]);
    }
  });
});
