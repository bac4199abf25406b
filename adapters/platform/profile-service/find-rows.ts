import { sql } from 'kysely';
import type { Relation, Resource } from '../resources/resource.ts';
import type { Condition } from './condition.ts';
import { conditionSql, namesIds, type Truth } from './condition-sql.ts';
import type { ListQuery } from './parse-query.ts';
import { backColumn, targetOf } from './resource-map.ts';
import { type AnyQuery, asRows, type Row } from './rows.ts';

/** A page of a list. */
export interface Found {
  readonly rows: readonly Row[];
  /** Counts the rows of all pages, while the caller reads what belongs to this one. */
  readonly total: () => Promise<number>;
}

/** Rows that the caller can see. */
export const visibleRows = (query: AnyQuery, { table, access }: Resource) => {
  const rows = query.selectFrom(table);
  return access ? rows.where(access.includes(table)) : rows;
};

/** A single row by its id. */
export const findRow = async (query: AnyQuery, resource: Resource, id: string): Promise<Row | undefined> =>
  asRows(await visibleRows(query, resource).selectAll().where('id', '=', id).execute())[0];

/** The rows that match a list query, within the given scope. */
export const findRows = async (
  query: AnyQuery,
  resource: Resource,
  { filter, sort, limit, offset }: ListQuery,
  scope?: Truth,
): Promise<Found> => {
  const { table } = resource;
  let matching = visibleRows(query, resource);
  if (scope) matching = matching.where(scope);
  if (filter) matching = matching.where(conditionSql(filter, table));
  // One more row shows whether the page is the last: then the total is known without counting.
  let page = matching
    .selectAll()
    .limit(limit + 1)
    .offset(offset);
  for (const { column, descending, optional } of sort) {
    page = page.orderBy(`${table}.${column}`, (order) => {
      const directed = descending ? order.desc() : order.asc();
      if (!optional) return directed;
      return descending ? directed.nullsFirst() : directed.nullsLast();
    });
  }
  const found = limit === 0 ? [] : asRows(await page.execute());
  const isLast = found.length <= limit && (found.length > 0 || (limit > 0 && offset === 0));
  const counting = matching.select(({ fn }) => fn.countAll<number>().as('total'));
  return {
    rows: found.slice(0, limit),
    total: async () =>
      isLast ? offset + found.length : Number((await counting.executeTakeFirstOrThrow()).total),
  };
};

/**
 * The scope of a list of related resources; the owner's row is for the caller to check.
 *
 * Where the filter names rows by their ids, the scope is checked on these rows: SQLite would go through all rows of the
 * owner, because an index of the owner has them in the order of the list.
 */
export const relatedTo = (
  resource: Resource,
  relation: Exclude<Relation, { kind: 'one' }>,
  id: string,
  filter: Condition | undefined,
): Truth => {
  const target = targetOf(resource, relation);
  if (relation.kind === 'many') {
    const owner = sql.ref(`${target.table}.${backColumn(target, relation.by)}`);
    // An index is no use for an expression.
    return filter && namesIds(filter) ? sql`${owner} || '' = ${id}` : sql`${owner} = ${id}`;
  }
  const pairs = sql.table(relation.table);
  return sql`${sql.ref(`${target.table}.id`)} in (select ${sql.ref(relation.target)} from ${pairs} where ${sql.ref(relation.from)} = ${id})`;
};
