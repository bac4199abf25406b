import { audienceOf } from '@fairdesk/core/events';
import {
  CATEGORY_LEVELS,
  type CategoryPlan,
  type CategoryUses,
  categoryBranch,
  inTreeOrder,
  isUnwritten,
  type PlannedCategory,
} from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { textsOf } from '../stored-texts.ts';

/** A row of `categories`. */
export type CategoryRow = Selectable<Tables['categories']>;

/** What has categories, and the column of its id. */
export const CATEGORY_PAIRS = [
  { table: 'participationCategories', owner: 'participationId', owners: 'participations' },
  { table: 'productCategories', owner: 'productId', owners: 'products' },
  { table: 'awardCategories', owner: 'awardId', owners: 'awards' },
] as const;
type CategoryPair = (typeof CATEGORY_PAIRS)[number];

/** What is addressed to categories. */
export const ADDRESSED = ['taskDefinitions', 'messages'] as const;

/** The categories of an event, and how much uses each. */
export const categoryPlan = async (query: Query, event: string): Promise<CategoryPlan> => {
  const rows = await categoryRows(query, event);
  const unused = rows.map((row) => toCategory(row, NO_USES));
  const [companies, products, awards] = await Promise.all([
    pairCounts(query, event, CATEGORY_PAIRS[0]),
    pairCounts(query, event, CATEGORY_PAIRS[1]),
    pairCounts(query, event, CATEGORY_PAIRS[2]),
  ]);
  const addressed = await addressedCodes(query, event);
  const categories = unused.map((category) => {
    const branch = new Set(categoryBranch(unused, category.id));
    const codes = new Set(unused.filter(({ id }) => branch.has(id)).map(({ code }) => code));
    return {
      ...category,
      companies: companies.get(category.id) ?? 0,
      products: products.get(category.id) ?? 0,
      awards: awards.get(category.id) ?? 0,
      audiences: addressed.filter((named) => named.some((code) => codes.has(code))).length,
    };
  });
  return { categories: inTreeOrder(categories) };
};

/** The rows of an event, in the order in which they are shown among each other. */
export const categoryRows = (query: Query, event: string): Promise<readonly CategoryRow[]> =>
  query
    .selectFrom('categories')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('sortIndex')
    .orderBy('id')
    .execute();

/** A row as the desk edits it. */
export const toCategory = (row: CategoryRow, uses: CategoryUses = NO_USES): PlannedCategory => {
  const names = textsOf(row.names);
  return {
    id: row.id,
    code: row.code ?? '',
    version: String(row.version),
    names: isUnwritten(names) ? { ...names, en: row.name } : names,
    level: CATEGORY_LEVELS.find((level) => level === row.level) ?? 'leaf',
    parent: row.parentId ?? '',
    sortIndex: row.sortIndex,
    ...uses,
  };
};

const NO_USES: CategoryUses = { companies: 0, products: 0, awards: 0, audiences: 0 };

/** How many owners have each category, or one below it. */
const pairCounts = async (
  query: Query,
  event: string,
  { table, owner }: CategoryPair,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const id of ['c.id', 'c.parentId', 'p.parentId']) {
    const { rows } = await sql<{ id: string | null; count: number | string }>`
      select ${sql.ref(id)} as "id", count(distinct x.${sql.ref(owner)}) as "count" from ${sql.table(table)} x
      join "categories" c on c."id" = x."categoryId" left join "categories" p on p."id" = c."parentId"
      where c."eventId" = ${event} group by ${sql.ref(id)}`.execute(query);
    for (const row of rows)
      if (row.id !== null) counts.set(row.id, Math.max(counts.get(row.id) ?? 0, Number(row.count)));
  }
  return counts;
};

/** The codes that each task and message of an event names. */
const addressedCodes = async (query: Query, event: string): Promise<readonly (readonly string[])[]> => {
  const rows = await Promise.all(
    ADDRESSED.map((table) =>
      query
        .selectFrom(table)
        .select('audience')
        .where('eventId', '=', event)
        .where('audience', 'is not', null)
        .execute(),
    ),
  );
  return rows.flat().map(({ audience }) => audienceOf(audience ?? '').category);
};

/** What the history records of a category. */
export const categoryValues = (row: CategoryRow, rows: readonly CategoryRow[]) => {
  const heading = rows.find(({ id }) => id === row.parentId);
  return {
    names: toCategory(row).names,
    heading: heading === undefined ? '' : categoryName(heading),
  };
};

/** The name of a category for people. */
export const categoryName = (row: CategoryRow): string => {
  const { names, code } = toCategory(row);
  return inLanguage(names, 'en') || code;
};
