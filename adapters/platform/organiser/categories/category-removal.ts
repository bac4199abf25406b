import { audienceOf, audienceText } from '@fairdesk/core/events';
import { categoryBranch } from '@fairdesk/core/organiser';
import { nextSortIndex } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import type { FairWriter } from '../fair-writer.ts';
import { approvedWithout } from './category-approved.ts';
import type { RemovedCategory } from './category-restore.ts';
import {
  ADDRESSED,
  CATEGORY_PAIRS,
  type CategoryRow,
  categoryName,
  categoryRows,
  categoryValues,
  toCategory,
} from './category-rows.ts';
import { rowOr404 } from './category-writes.ts';

/** Deletes a category with everything below it: those who have it lose it, and what is addressed to it reaches no one. */
export const deleteCategory = async (query: Query, writer: FairWriter, id: string): Promise<void> => {
  const rows = await categoryRows(query, writer.event);
  const row = rowOr404(rows, id);
  const branch = categoryBranch(
    rows.map((each) => toCategory(each)),
    id,
  );
  const removed = rows.filter((each) => branch.includes(each.id));
  const pairs = await pairsOf(query, branch);
  await touchOwners(query, writer, branch);
  const reviewed = await approvedWithout(query, writer.event, branch, undefined);
  await deleteRows(query, removed);
  const links: RemovedCategory = { rows: removed, pairs, added: [], children: [], addressed: [], reviewed };
  await recordRemoval(query, writer, 'category.delete', row, rows, links, { below: removed.length - 1 });
};

/** Moves everything that has a category to another one of its level, and deletes it. */
export const mergeCategory = async (
  query: Query,
  writer: FairWriter,
  id: string,
  into: string,
): Promise<void> => {
  const rows = await categoryRows(query, writer.event);
  const [row, target] = [rowOr404(rows, id), rows.find((each) => each.id === into)];
  if (target === undefined || target.id === id || target.level !== row.level)
    throw invalid([{ path: 'into', code: 'forms-choice' }]);
  const pairs = await pairsOf(query, [id]);
  const existingPairs = new Set(
    (await pairsOf(query, [into])).map(({ table, owner }) => `${table} ${owner}`),
  );
  const added = pairs
    .filter(({ table, owner }) => !existingPairs.has(`${table} ${owner}`))
    .map((pair) => ({ ...pair, category: into }));
  await touchOwners(query, writer, [id]);
  for (const { table, owner } of CATEGORY_PAIRS)
    await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, "categoryId")
      select ${sql.ref(owner)}, ${into} from ${sql.table(table)} where "categoryId" = ${id} and ${sql.ref(owner)} not in
      (select ${sql.ref(owner)} from ${sql.table(table)} where "categoryId" = ${into})`.execute(query);
  const children = await moveChildren(query, writer, rows, id, into);
  const addressed = await readdress(query, writer, row, target);
  const reviewed = await approvedWithout(query, writer.event, [id], into);
  await query
    .updateTable('categories')
    .set({ modified: writer.now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', into)
    .execute();
  await deleteRows(query, [row]);
  const links: RemovedCategory = { rows: [row], pairs, added, children, addressed, reviewed };
  await recordRemoval(query, writer, 'category.merge', row, rows, links, { into: categoryName(target) });
};

const pairsOf = async (query: Query, ids: readonly string[]): Promise<RemovedCategory['pairs']> => {
  const pairs = await Promise.all(
    CATEGORY_PAIRS.map(async ({ table, owner }) => {
      const { rows } = await sql<{ owner: string; category: string }>`
        select ${sql.ref(owner)} as "owner", "categoryId" as "category" from ${sql.table(table)}
        where "categoryId" in (${sql.join(ids)})`.execute(query);
      return rows.map((row) => ({ table, ...row }));
    }),
  );
  return pairs.flat();
};

/** A new version: saves of a form that was opened before conflict. */
const touchOwners = async (query: Query, { now }: FairWriter, ids: readonly string[]): Promise<void> => {
  for (const { table, owner, owners } of CATEGORY_PAIRS)
    await sql`update ${sql.table(owners)} set "version" = "version" + 1, "modified" = ${now.toISOString()}
      where "id" in (select ${sql.ref(owner)} from ${sql.table(table)} where "categoryId" in (${sql.join(ids)}))`.execute(
      query,
    );
};

/** From the bottom of the tree to the top: a heading is deleted after what is below it. */
const deleteRows = async (query: Query, rows: readonly CategoryRow[]): Promise<void> => {
  for (const level of ['leaf', 'sub', 'main']) {
    const ids = rows.filter((row) => row.level === level).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { table } of CATEGORY_PAIRS)
      await sql`delete from ${sql.table(table)} where "categoryId" in (${sql.join(ids)})`.execute(query);
    await query.deleteFrom('categories').where('id', 'in', ids).execute();
  }
};

const moveChildren = async (
  query: Query,
  { now }: FairWriter,
  rows: readonly CategoryRow[],
  id: string,
  into: string,
): Promise<readonly string[]> => {
  const children = rows.filter(({ parentId }) => parentId === id);
  let sortIndex = nextSortIndex(rows.filter(({ parentId }) => parentId === into));
  for (const child of children) {
    await query
      .updateTable('categories')
      .set({ parentId: into, sortIndex, modified: now.toISOString() })
      .where('id', '=', child.id)
      .execute();
    sortIndex += 1;
  }
  return children.map((child) => child.id);
};

/** What is addressed to the merged category is addressed to the other one. */
const readdress = async (
  query: Query,
  { event, now }: FairWriter,
  { code: from }: CategoryRow,
  { code: to }: CategoryRow,
): Promise<RemovedCategory['addressed']> => {
  if (from === null || to === null) return [];
  const changed: RemovedCategory['addressed'][number][] = [];
  for (const table of ADDRESSED) {
    const rows = await query
      .selectFrom(table)
      .select(['id', 'audience'])
      .where('eventId', '=', event)
      .where('audience', 'is not', null)
      .execute();
    for (const { id, audience } of rows) {
      const stored = audienceOf(audience ?? '');
      if (!stored.category.includes(from)) continue;
      const category = [...new Set(stored.category.map((code) => (code === from ? to : code)))];
      const after = audienceText({ ...stored, category });
      await query
        .updateTable(table)
        .set({ audience: after, modified: now.toISOString() })
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      changed.push({ table, id, before: audience ?? '', after });
    }
  }
  return changed;
};

const recordRemoval = async (
  query: Query,
  { event, actor, now }: FairWriter,
  action: 'category.delete' | 'category.merge',
  row: CategoryRow,
  rows: readonly CategoryRow[],
  links: RemovedCategory,
  more: Readonly<Record<string, string | number>>,
): Promise<void> => {
  const owners = (table: string) =>
    new Set(links.pairs.filter((pair) => pair.table === table).map(({ owner }) => owner)).size;
  await recordAudit(
    query,
    {
      ...{ event, actor, action, subject: `category:${row.id}`, label: categoryName(row) },
      before: {
        ...categoryValues(row, rows),
        ...more,
        companies: owners('participationCategories'),
        products: owners('productCategories'),
        links,
      },
    },
    now,
  );
  await stampContent(query);
};
