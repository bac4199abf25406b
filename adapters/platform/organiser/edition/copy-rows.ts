import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { v4 as randomId } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import type { Resource } from '../../resources/resource.ts';

/** The ids and times of one copy of a fair. */
export interface Copy {
  /** The ids of the event that is copied, and of the new one. */
  readonly from: string;
  readonly to: string;
  /** Eight hexadecimal digits that make the ids of this copy: {@link copiedId}. */
  readonly prefix: string;
  /** ISO. */
  readonly now: string;
}

/** A new prefix for the ids of a copy. */
export const copyPrefix = (): string => randomId().slice(0, 8);

const UUID_LENGTH = 36;

/**
 * The id of the copy of a row, which follows from the row's own: so every reference can be copied by the same
 * rule, in one statement for a whole table.
 */
export const copiedId = (id: string, { prefix }: Pick<Copy, 'prefix'>): string =>
  id.length === UUID_LENGTH ? `${prefix}${id.slice(8)}` : `${prefix}-${id}`;

/** {@link copiedId} in SQL; null stays null. @param column `"participations"."id"` */
export const copiedIdSql = (column: string, { prefix }: Pick<Copy, 'prefix'>): RawBuilder<string> => {
  const id = sql.ref(column);
  return sql`case when length(${id}) = ${sql.lit(UUID_LENGTH)} then ${sql.lit(prefix)} || substr(${id}, 9) else ${sql.lit(`${prefix}-`)} || ${id} end`;
};

/** The columns that reference another row of the fair. */
const OF_THE_FAIR = ['participationId', 'productId', 'parentId'];

/**
 * Copies the rows of a resource, with new ids, into the new fair: one statement, whatever their number.
 *
 * @param condition which rows, on the columns of the table
 * @param changes columns that get another value, in SQL
 */
export const copyRows = async (
  query: Query,
  resource: Resource,
  copy: Copy,
  condition: RawBuilder<unknown>,
  changes: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Promise<void> => {
  const columns: Record<string, RawBuilder<unknown>> = {
    ...Object.fromEntries(columnsOf(resource).map((name) => [name, cellOf(name, copy)])),
    id: copiedIdSql('id', copy),
    version: sql.lit(1),
    created: sql.lit(copy.now),
    modified: sql.lit(copy.now),
    ...changes,
  };
  const names = Object.keys(columns);
  const values = Object.values(columns);
  // SQLite runs in this thread: other requests get their turn between two tables.
  await nextTurn();
  await sql`insert into ${sql.table(resource.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(resource.table)} where ${condition}`.execute(query);
};

const cellOf = (name: string, copy: Copy): RawBuilder<unknown> => {
  if (name === 'eventId') return sql.lit(copy.to);
  return OF_THE_FAIR.includes(name) ? copiedIdSql(name, copy) : sql.ref(name);
};

const columnsOf = ({ attributes, relations }: Resource): readonly string[] => [
  ...Object.entries(attributes).flatMap(([name, { folded, natural }]) => [
    name,
    ...(folded ? [`${name}Folded`] : []),
    ...(natural ? [`${name}Natural`] : []),
  ]),
  ...Object.values(relations).flatMap((relation) => (relation.kind === 'one' ? [relation.column] : [])),
];
