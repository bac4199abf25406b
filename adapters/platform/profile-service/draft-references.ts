import { sql } from 'kysely';
import type { Resource } from '../resources/resource.ts';
import { complaintAt, type Draft, type Pairs } from './draft.ts';
import { visibleRows } from './find-rows.ts';
import { refuse } from './json-api.ts';
import { targetOf, toOnes } from './resource-map.ts';
import type { AnyQuery, Cell } from './rows.ts';

/**
 * The values that a draft copies from the rows it refers to.
 *
 * @throws 400 when one of these rows is missing
 */
export const copiedValues = async (
  tables: AnyQuery,
  resource: Resource,
  { ones, cells }: Draft,
): Promise<Record<string, Cell>> => {
  const copied = withoutOthers(resource, cells);
  await checkPlain(
    tables,
    resource,
    ones.filter(({ relation }) => !relation.copies),
  );
  for (const { name, relation, id } of ones) {
    if (!relation.copies) continue;
    const copies = Object.entries(relation.copies);
    const [target] = await visibleRows(tables, targetOf(resource, relation))
      .select(['id', ...copies.map(([, theirs]) => theirs)])
      .where('id', '=', id)
      .execute();
    if (target === undefined) throw unknownReference(name);
    for (const [ours, theirs] of copies) copied[ours] = target[theirs] ?? null;
  }
  return copied;
};

/** Checks references from which nothing is copied, all in one statement. */
const checkPlain = async (tables: AnyQuery, resource: Resource, ones: Draft['ones']): Promise<void> => {
  const [first, ...others] = ones.map(({ name, relation, id }) =>
    visibleRows(tables, targetOf(resource, relation)).select(sql.lit(name).as('name')).where('id', '=', id),
  );
  if (first === undefined) return;
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const visibleNames = new Set(rows.map(({ name }) => name));
  const missing = ones.find(({ name }) => !visibleNames.has(name));
  if (missing) throw unknownReference(missing.name);
};

/** Clears the copied attributes of references that are removed. */
const withoutOthers = (resource: Resource, cells: Draft['cells']): Record<string, Cell> =>
  Object.fromEntries(
    toOnes(resource)
      .filter(([, { column }]) => cells[column] === null)
      .flatMap(([, { copies }]) => Object.keys(copies ?? {}).map((ours) => [ours, null])),
  );

/**
 * Replaces the rows of other tables that a row is paired with, such as the categories of a product.
 *
 * @param isNew the row has no pairs yet
 * @throws 400 when one of these rows is missing
 */
export const replacePairs = async (
  tables: AnyQuery,
  resource: Resource,
  id: string,
  changes: readonly Pairs[],
  isNew: boolean,
): Promise<void> => {
  for (const { name, relation, ids } of changes) {
    const { table, from, target } = relation;
    if (!isNew) await tables.deleteFrom(table).where(from, '=', id).execute();
    if (ids.length === 0) continue;
    const targets = await visibleRows(tables, targetOf(resource, relation))
      .select('id')
      .where('id', 'in', ids)
      .execute();
    if (targets.length < ids.length) throw unknownReference(name);
    await tables
      .insertInto(table)
      .values(ids.map((other) => ({ [from]: id, [target]: other })))
      .execute();
  }
};

const unknownReference = (relation: string) =>
  refuse(400, [
    complaintAt(
      `/data/relationships/${relation}`,
      'unknown-reference',
      'It names something that is not there',
    ),
  ]);
