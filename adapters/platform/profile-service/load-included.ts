import type { Resource, Through, ToMany, ToOne } from '../resources/resource.ts';
import { visibleRows } from './find-rows.ts';
import { refuse } from './json-api.ts';
import type { IncludeBranch, IncludeTree } from './parse-include.ts';
import { attributeOf, backColumn } from './resource-map.ts';
import { type AnyQuery, asRows, type Row } from './rows.ts';

/** The included resources. */
export interface Included {
  /** Rows with their types, without duplicates. */
  readonly rows: ReadonlyMap<string, TypedRow>;
  /** The related ids, by {@link linkKey}. */
  readonly links: ReadonlyMap<string, readonly string[]>;
}

interface TypedRow {
  readonly resource: Resource;
  readonly row: Row;
}

/** Maximum number of included rows per response; clients that need more page through a list. */
const MOST_INCLUDED = 10_000;
/** Number of ids per statement. */
const BATCH = 500;

export const linkKey = (type: string, id: string, relation: string): string => `${type}/${id}/${relation}`;

/**
 * Loads the included resources: one statement per relation and level for every 500 rows, never one per row.
 */
export const loadIncluded = async (
  query: AnyQuery,
  resource: Resource,
  rows: readonly Row[],
  tree: IncludeTree,
): Promise<Included> => {
  const included = { rows: new Map<string, TypedRow>(), links: new Map<string, readonly string[]>() };
  await follow(query, resource, rows, tree, included);
  return included;
};

interface Growing {
  readonly rows: Map<string, TypedRow>;
  readonly links: Map<string, readonly string[]>;
}

const follow = async (
  query: AnyQuery,
  resource: Resource,
  rows: readonly Row[],
  tree: IncludeTree,
  included: Growing,
): Promise<void> => {
  const level = await Promise.all(
    [...tree].map(async ([name, branch]) => ({
      name,
      branch,
      others: await loadBranch(query, rows, branch),
    })),
  );
  for (const { name, branch, others } of level) {
    for (const row of rows) {
      const ids = (others.get(row.id) ?? []).map(({ id }) => id);
      included.links.set(linkKey(resource.type, row.id, name), ids);
    }
    const next = new Map([...others.values()].flat().map((row) => [row.id, row]));
    for (const [id, row] of next) {
      included.rows.set(`${branch.target.type}/${id}`, { resource: branch.target, row });
    }
    if (included.rows.size > MOST_INCLUDED) throw tooMany();
    await follow(query, branch.target, [...next.values()], branch.beyond, included);
  }
};

/** The related rows by the id of their owner. */
type ByOwner = ReadonlyMap<string, readonly Row[]>;

const loadBranch = (query: AnyQuery, rows: readonly Row[], branch: IncludeBranch): Promise<ByOwner> => {
  const { relation } = branch;
  switch (relation.kind) {
    case 'one':
      return loadOnes(query, rows, relation, branch.target);
    case 'many':
      return loadMany(query, rows, relation, branch.target);
    case 'through':
      return loadThrough(query, rows, relation, branch.target);
  }
};

const loadOnes = async (query: AnyQuery, rows: readonly Row[], { column }: ToOne, target: Resource) => {
  const ids = new Set(rows.flatMap((row) => row[column] ?? []));
  const targets = await inBatches([...ids].map(String), (some) =>
    visibleRows(query, target).selectAll().where('id', 'in', some).limit(MOST_INCLUDED).execute(),
  );
  const byId = new Map(targets.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [row.id, [byId.get(String(row[column]))].filter((other) => !!other)]));
};

const loadMany = async (query: AnyQuery, rows: readonly Row[], { by }: ToMany, target: Resource) => {
  const column = backColumn(target, by);
  const targets = await inBatches(idsOf(rows), (some) =>
    visibleRows(query, target)
      .selectAll()
      .where(column, 'in', some)
      .orderBy(orderOf(target))
      .orderBy('id')
      .limit(MOST_INCLUDED + 1)
      .execute(),
  );
  return Map.groupBy(targets, (row) => String(row[column]));
};

const loadThrough = async (
  query: AnyQuery,
  rows: readonly Row[],
  { table, from, target: towards }: Through,
  target: Resource,
) => {
  const pairs = await inBatches(idsOf(rows), (some) =>
    visibleRows(query, target)
      .innerJoin(table, `${target.table}.id`, `${table}.${towards}`)
      .selectAll(target.table)
      .select(`${table}.${from} as ownerId`)
      .where(`${table}.${from}`, 'in', some)
      .orderBy(`${target.table}.${orderOf(target)}`)
      .orderBy(`${target.table}.id`)
      .limit(MOST_INCLUDED + 1)
      .execute(),
  );
  return Map.groupBy(pairs, (row) => String(row.ownerId));
};

const inBatches = async (
  ids: readonly string[],
  load: (some: readonly string[]) => Promise<Parameters<typeof asRows>[0]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    rows.push(...asRows(await load(ids.slice(from, from + BATCH))));
    if (rows.length > MOST_INCLUDED) throw tooMany();
  }
  return rows;
};

const idsOf = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id);

const orderOf = (target: Resource): string => (attributeOf(target, 'sortIndex') ? 'sortIndex' : 'id');

const tooMany = () =>
  refuse(400, [
    {
      code: 'include-size',
      title: `An answer brings along at most ${MOST_INCLUDED} resources; ask for the list instead`,
      source: { parameter: 'include' },
    },
  ]);
