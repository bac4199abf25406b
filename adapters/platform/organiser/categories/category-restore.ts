import { type AuditEntry, type AuditValues, TextsSchema } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import { z } from 'zod';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { ReviewedCategoriesSchema, restoreReviewed } from './category-approved.ts';
import { CATEGORY_PAIRS, categoryName, categoryRows, categoryValues, toCategory } from './category-rows.ts';
import { renameCategory, rowOr404 } from './category-writes.ts';

const Text = z.string();
const Pairs = z
  .array(
    z.object({
      table: z.enum(['participationCategories', 'productCategories', 'awardCategories']),
      owner: Text,
      category: Text,
    }),
  )
  .readonly();

const Removed = z.object({
  rows: z.array(
    z.object({
      ...{ id: Text, name: Text, nameFolded: Text.nullable(), names: Text.nullable(), code: Text.nullable() },
      ...{
        level: Text,
        sortIndex: z.number(),
        parentId: Text.nullable(),
        created: Text,
        version: z.number(),
      },
    }),
  ),
  pairs: Pairs,
  added: Pairs,
  children: z.array(Text).readonly(),
  addressed: z
    .array(z.object({ table: z.enum(['taskDefinitions', 'messages']), id: Text, before: Text, after: Text }))
    .readonly(),
  // Entries of an earlier version have none.
  reviewed: ReviewedCategoriesSchema.default([]),
});

/** What the history stores of a removed category, beside what it shows. */
export interface RemovedCategory extends z.infer<typeof Removed> {}

/** Restores a deleted or merged category with those who had it; 409 when its heading or its code is in use otherwise. */
export const restoreCategory = async (
  query: Query,
  { event, actor, now }: FairWriter,
  { subject, label, before }: AuditEntry,
): Promise<void> => {
  const removed = Removed.safeParse(before?.links).data;
  if (removed === undefined) throw notFound();
  await insertRows(query, event, removed, now);
  for (const { table, owner, category } of removed.added) await deletePair(query, table, owner, category);
  for (const pair of removed.pairs) await insertPair(query, pair);
  const [top] = removed.rows;
  const target = removed.added[0]?.category;
  for (const id of removed.children)
    await query
      .updateTable('categories')
      .set({ parentId: top?.id ?? null, modified: now.toISOString() })
      .where('id', '=', id)
      .where('eventId', '=', event)
      .execute();
  for (const { table, id, before: text, after } of removed.addressed)
    await query
      .updateTable(table)
      .set({ audience: text, modified: now.toISOString() })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('audience', '=', after)
      .execute();
  await restoreReviewed(query, event, removed.reviewed);
  await touchCategories(query, [...removed.rows.map(({ id }) => id), ...(target ? [target] : [])], now);
  const rows = await categoryRows(query, event);
  const row = rows.find(({ id }) => id === top?.id);
  if (row === undefined) throw conflict();
  const after = categoryValues(row, rows);
  await recordAudit(
    query,
    { event, actor, action: 'category.restore', subject, label: label || categoryName(row), after },
    now,
  );
  await stampContent(query);
};

/** Restores the names of a category as they were. @param restored throws when they have changed since */
export const restoreCategoryNames = async (
  query: Query,
  writer: FairWriter,
  { subject }: AuditEntry,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  const id = subject.slice(subject.indexOf(':') + 1);
  const row = rowOr404(await categoryRows(query, writer.event), id);
  const { names } = restored({ names: toCategory(row).names });
  await renameCategory(query, writer, row, { names: TextsSchema.parse(names) });
};

const insertRows = async (
  query: Query,
  event: string,
  { rows }: RemovedCategory,
  now: Date,
): Promise<void> => {
  const current = await categoryRows(query, event);
  const isTaken = rows.some((row) =>
    current.some(({ id, code }) => id === row.id || (code !== null && code === row.code)),
  );
  const ids = new Set([...current, ...rows].map(({ id }) => id));
  const hasHeadings = rows.every(({ parentId }) => parentId === null || ids.has(parentId));
  if (isTaken || !hasHeadings) throw conflict();
  for (const level of ['main', 'sub', 'leaf']) {
    const values = rows.filter((row) => row.level === level);
    if (values.length === 0) continue;
    await query
      .insertInto('categories')
      .values(values.map((row) => ({ ...row, eventId: event, modified: now.toISOString() })))
      .execute();
  }
};

type Pair = RemovedCategory['pairs'][number];

const insertPair = async (query: Query, { table, owner, category }: Pair): Promise<void> => {
  const pair = CATEGORY_PAIRS.find((one) => one.table === table);
  if (pair === undefined) return;
  // An owner that was deleted since has nothing to restore.
  await sql`insert into ${sql.table(table)} (${sql.ref(pair.owner)}, "categoryId")
    select "id", ${category} from ${sql.table(pair.owners)} where "id" = ${owner}
    on conflict do nothing`.execute(query);
  await sql`update ${sql.table(pair.owners)} set "version" = "version" + 1 where "id" = ${owner}`.execute(
    query,
  );
};

const deletePair = async (
  query: Query,
  table: Pair['table'],
  owner: string,
  category: string,
): Promise<void> => {
  const pair = CATEGORY_PAIRS.find((one) => one.table === table);
  if (pair)
    await sql`delete from ${sql.table(table)} where ${sql.ref(pair.owner)} = ${owner} and "categoryId" = ${category}`.execute(
      query,
    );
};

const touchCategories = async (query: Query, ids: readonly string[], now: Date): Promise<void> => {
  await query
    .updateTable('categories')
    .set({ modified: now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
};
