import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type Database, openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import {
  PERSONAL_TABLES,
  type PersonalReference,
  type PersonalTable,
} from '#adapters/platform/organiser/personal-data/personal-tables.ts';
import { anyTable, type Cell } from '#adapters/platform/profile-service/rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

interface Column {
  readonly name: string;
  readonly isText: boolean;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  /** The table it references. */
  readonly references: string | undefined;
}

/** The columns of every table, as the migrations make them. */
export type Schema = ReadonlyMap<string, readonly Column[]>;

export const readSchema = async (): Promise<Schema> => {
  const database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    database.query,
  );
  const names = rows.map(({ name }) => name).filter((name) => !/^(?:sqlite_|kysely_|migrations)/.test(name));
  const schema = new Map<string, readonly Column[]>();
  for (const table of names) schema.set(table, await columnsOf(database, table));
  await database.close();
  return schema;
};

const columnsOf = async ({ query }: Database, table: string): Promise<readonly Column[]> => {
  const keys = await sql<{
    from: string;
    table: string;
  }>`select "from", "table" from pragma_foreign_key_list(${table})`.execute(query);
  const columns = await sql<{
    name: string;
    type: string;
    notnull: number;
    pk: number;
  }>`select name, type, "notnull", pk from pragma_table_info(${table})`.execute(query);
  return columns.rows.map(({ name, type, notnull, pk }) => ({
    name,
    isText: type.toLowerCase() === 'text',
    isRequired: notnull === 1 || pk > 0,
    isKey: pk > 0,
    references: keys.rows.find((key) => key.from === name)?.table,
  }));
};

/** A company or a person with rows in every table. */
export interface Owner {
  /** In every text of its rows. */
  readonly mark: string;
  readonly event: string;
  /** What columns of each kind hold; columns of other kinds are not about this owner. */
  readonly by: Readonly<Partial<Record<PersonalReference, string | undefined>>>;
  /** The ids of rows to reference, by table: its own, and those of the fair. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Where an owner without such a column is not the subject. */
const NEUTRAL = 'someone@neutral.example';

/** Columns that code reads as JSON, as a state or as an address. */
const given = ({ mark, event, by, ids }: Owner): Readonly<Record<string, Cell>> => {
  const values = JSON.stringify({ value: mark, email: by.email ?? mark });
  return {
    // What was done and when stays.
    'auditEntries.action': 'exhibitor.role',
    'auditEntries.at': '2026-11-20T12:00:00.000Z',
    'auditEntries.before': values,
    'auditEntries.after': values,
    'auditEntries.eventId': event,
    'contactMessages.eventId': event,
    'images.mediaUrl': `/files/${ids.get('files')}`,
    'importSteps.tableName': 'participations',
    'importSteps.before': values,
    'importSteps.after': values,
    'imports.state': 'applied',
    'newsItems.approvedVersion': JSON.stringify({ header: mark, authorEmail: `${mark}@news.example` }),
    'outbox.eventId': event,
    'outbox.letterId': null,
    'outbox.replyTo': null,
    'pageDrafts.path': ids.get('pageDrafts') ?? null,
    'pageDrafts.site': 'website-of-101',
    'pageVersions.site': 'website-of-101',
    'siteImages.site': 'website-of-101',
    'files.purpose': 'resource',
    'files.original': null,
  };
};

/**
 * Rows of a table about an owner: one for each column that says whose they are, with the mark of the owner in every
 * other text. A new column is marked as well.
 */
export const markedRows = (schema: Schema, table: string, owner: Owner): readonly Record<string, Cell>[] => {
  const by: PersonalTable['by'] = PERSONAL_TABLES.find((each) => each.table === table)?.by ?? {};
  const columns = schema.get(table) ?? [];
  const isOwn = (name: string) => owner.by[by[name] ?? 'record'] !== undefined;
  const own = Object.keys(by).filter(isOwn);
  const optional = own.filter((name) => columns.some((each) => each.name === name && !each.isRequired));
  const choices = optional.length > 0 ? optional.map((name) => [name]) : [own];
  const rows = choices.map((chosen) =>
    Object.fromEntries(
      columns.map((column) => {
        const { name, isRequired } = column;
        const reference = by[name];
        if (reference === undefined) return [name, cellOf(column, table, owner)];
        if (isOwn(name) && (isRequired || chosen.includes(name))) return [name, owner.by[reference] ?? null];
        return [name, isRequired ? NEUTRAL : null];
      }),
    ),
  );
  return rows;
};

const numbers = { last: 0 };

const cellOf = ({ name, references, isText, isKey }: Column, table: string, owner: Owner): Cell => {
  const fixed = given(owner)[`${table}.${name}`];
  if (fixed !== undefined) return fixed;
  if (references === 'events') return owner.event;
  if (references !== undefined) return owner.ids.get(references) ?? null;
  if (isKey && (name === 'id' || name === 'key')) return owner.ids.get(table) ?? uuid();
  if (isText) return `${owner.mark} ${uuid()}`;
  numbers.last += 1;
  return isKey ? numbers.last : 1;
};

/** The tables about companies or people, those that others reference first. */
const insertOrder = (schema: Schema, tables: readonly string[]): readonly string[] => {
  const order: string[] = [];
  const isReady = (table: string, isNeeded: (column: Column) => boolean) =>
    (schema.get(table) ?? []).every(
      (column) =>
        column.references === undefined ||
        !tables.includes(column.references) ||
        order.includes(column.references) ||
        !isNeeded(column),
    );
  while (order.length < tables.length) {
    const open = tables.filter((table) => !order.includes(table));
    const next =
      open.find((table) => isReady(table, () => true)) ??
      open.find((table) => isReady(table, ({ isRequired }) => isRequired));
    if (next === undefined) throw new Error('The tables reference each other in a circle');
    order.push(next);
  }
  return order;
};

/** Inserts rows, with references to rows that come later at the end. */
export const insertMarked = async (
  query: Query,
  schema: Schema,
  tables: readonly string[],
  owner: Owner,
): Promise<void> => {
  const done = new Set<string>();
  const updates: { table: string; id: Cell; cells: Record<string, Cell> }[] = [];
  for (const table of insertOrder(schema, tables)) {
    const isLater = ({ references }: Column) =>
      references !== undefined &&
      references !== table &&
      tables.includes(references) &&
      !done.has(references);
    const later = (schema.get(table) ?? []).filter(isLater).map(({ name }) => name);
    for (const row of markedRows(schema, table, owner)) {
      const first = { ...row, ...Object.fromEntries(later.map((name) => [name, null])) };
      await anyTable(query).insertInto(table).values(first).execute();
      const cells = Object.fromEntries(later.map((name) => [name, row[name] ?? null]));
      if (later.length > 0) updates.push({ table, id: row.id ?? null, cells });
    }
    done.add(table);
  }
  for (const { table, id, cells } of updates)
    await anyTable(query).updateTable(table).set(cells).where('id', '=', id).execute();
};

/** Every row of every table, as text. */
export const everyRow = async (
  { query }: Database,
  schema: Schema,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const tables: Record<string, readonly string[]> = {};
  for (const table of schema.keys())
    tables[table] = (await anyTable(query).selectFrom(table).selectAll().execute())
      .map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).toSorted())))
      .toSorted();
  return tables;
};
