import { sql } from 'kysely';
import { conditionSql, type Truth } from './condition-sql.ts';
import type { ListQuery } from './parse-query.ts';
import type { Relation, Resource } from './resource.ts';
import { backColumn, targetOf } from './resource-map.ts';
import { type AnyQuery, asRows, type Row } from './rows.ts';

/** A page of a list, and the total number of rows. */
export interface Found {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A single row by its id. */
export const findRow = async (query: AnyQuery, { table }: Resource, id: string): Promise<Row | undefined> =>
  asRows(await query.selectFrom(table).selectAll().where('id', '=', id).execute())[0];

/** The rows that match a list query, within the given scope. */
export const findRows = async (
  query: AnyQuery,
  { table }: Resource,
  { filter, sort, limit, offset }: ListQuery,
  scope?: Truth,
): Promise<Found> => {
  let matching = query.selectFrom(table);
  if (scope) matching = matching.where(scope);
  if (filter) matching = matching.where(conditionSql(filter, table));
  let page = matching.selectAll().limit(limit).offset(offset);
  for (const { column, descending, optional } of sort) {
    page = page.orderBy(`${table}.${column}`, (order) => {
      const directed = descending ? order.desc() : order.asc();
      if (!optional) return directed;
      return descending ? directed.nullsFirst() : directed.nullsLast();
    });
  }
  const rows = limit === 0 ? [] : asRows(await page.execute());
  // A page that is not full is the last one, so the total is known without counting.
  if (rows.length > 0 && rows.length < limit) return { rows, total: offset + rows.length };
  const counted = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
};

/** The scope of a list of related resources. */
export const relatedTo = (relation: Exclude<Relation, { kind: 'one' }>, id: string): Truth => {
  const target = targetOf(relation);
  if (relation.kind === 'many') {
    return sql`${sql.ref(`${target.table}.${backColumn(target, relation.by)}`)} = ${id}`;
  }
  const pairs = sql.table(relation.table);
  return sql`${sql.ref(`${target.table}.id`)} in (select ${sql.ref(relation.target)} from ${pairs} where ${sql.ref(relation.from)} = ${id})`;
};
