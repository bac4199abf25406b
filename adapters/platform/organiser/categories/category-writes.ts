import { type CategoryForm, type CategoryTarget, levelBelow, movedCategory } from '@fairdesk/core/organiser';
import { freeSlug, inLanguage, nextSortIndex } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { stampContent } from '../../content/content-stamp.ts';
import { fold } from '../../database/fold.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { storableText, storedTexts, textsOf } from '../stored-texts.ts';
import { type CategoryRow, categoryName, categoryRows, categoryValues, toCategory } from './category-rows.ts';

/** Adds a category at the end of its heading; the form has no faults. */
export const createCategory = async (
  query: Query,
  writer: FairWriter,
  form: CategoryForm,
  id: string = uuid(),
): Promise<void> => {
  const rows = await categoryRows(query, writer.event);
  const heading = rows.find(({ id }) => id === form.parent);
  const level = levelBelow(heading && toCategory(heading)) ?? 'leaf';
  const siblings = rows.filter((row) => (row.parentId ?? '') === form.parent && row.level === level);
  const usedCodes = new Set(rows.map(({ code }) => code ?? ''));
  const stamp = writer.now.toISOString();
  const names = nameColumns(form);
  const row = await query
    .insertInto('categories')
    .values({
      ...{ id, eventId: writer.event, level, parentId: heading?.id ?? null, ...names },
      code: storableText(form.code) || freeSlug(names.name, usedCodes),
      sortIndex: nextSortIndex(siblings),
      ...{ created: stamp, modified: stamp },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(
    query,
    {
      ...{
        event: writer.event,
        actor: writer.actor,
        action: 'category.create',
        subject: `category:${row.id}`,
      },
      ...{ label: categoryName(row), after: categoryValues(row, rows) },
    },
    writer.now,
  );
  await stampContent(query);
};

/** Changes a category, unless another save came since `version`; the form has no faults. */
export const saveCategory = async (
  query: Query,
  writer: FairWriter,
  id: string,
  form: Pick<CategoryForm, 'names' | 'parent'>,
  version: string,
): Promise<void> => {
  const rows = await categoryRows(query, writer.event);
  const before = rowOr404(rows, id);
  if (String(before.version) !== version) throw conflict();
  if ((before.parentId ?? '') !== form.parent) await moveCategory(query, writer, id, { parent: form.parent });
  await renameCategory(query, writer, before, form);
};

/** Replaces the names of a category, and records it. */
export const renameCategory = async (
  query: Query,
  { event, actor, now }: FairWriter,
  before: CategoryRow,
  form: Pick<CategoryForm, 'names'>,
): Promise<void> => {
  const after = await query
    .updateTable('categories')
    .set({ ...nameColumns(form), modified: now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const [old, names] = [toCategory(before).names, toCategory(after).names];
  if (JSON.stringify(old) !== JSON.stringify(names))
    await recordAudit(
      query,
      {
        ...{
          event,
          actor,
          action: 'category.save',
          subject: `category:${before.id}`,
          label: categoryName(after),
        },
        ...{ before: { names: old }, after: { names } },
      },
      now,
    );
  await stampContent(query);
};

/** Moves a category with everything below it; 400 where it cannot be. */
export const moveCategory = async (
  query: Query,
  writer: FairWriter,
  id: string,
  to: CategoryTarget,
): Promise<void> => {
  const rows = await categoryRows(query, writer.event);
  const before = rowOr404(rows, id);
  if (!(await place(query, writer, rows, id, to))) return;
  const moved = await categoryRows(query, writer.event);
  const placeIn = (all: readonly CategoryRow[]) => ({
    heading: categoryValues(rowOr404(all, id), all).heading,
    place:
      all.filter((row) => row.parentId === rowOr404(all, id).parentId).findIndex((row) => row.id === id) + 1,
  });
  await recordAudit(
    query,
    {
      ...{ event: writer.event, actor: writer.actor, action: 'category.move', subject: `category:${id}` },
      ...{ label: categoryName(before), before: placeIn(rows), after: placeIn(moved) },
    },
    writer.now,
  );
  await stampContent(query);
};

/** @returns whether anything changed */
const place = async (
  query: Query,
  { now }: FairWriter,
  rows: readonly CategoryRow[],
  id: string,
  to: CategoryTarget,
): Promise<boolean> => {
  const categories = rows.map((row) => toCategory(row));
  const changed = movedCategory(categories, id, to);
  const isElsewhere = categories.find((category) => category.id === id)?.parent !== to.parent;
  if (isElsewhere && changed.length === 0) throw invalid([{ path: 'parent', code: 'forms-choice' }]);
  for (const { id: each, parent, sortIndex } of changed)
    await query
      .updateTable('categories')
      .set({ parentId: parent || null, sortIndex, modified: now.toISOString() })
      .where('id', '=', each)
      .execute();
  return changed.length > 0;
};

/** The row of a category; an unknown id is a 404. */
export const rowOr404 = (rows: readonly CategoryRow[], id: string): CategoryRow => {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw notFound();
  return row;
};

const nameColumns = ({ names }: Pick<CategoryForm, 'names'>) => {
  const stored = storedTexts(names) ?? '{}';
  const name = inLanguage(textsOf(stored), 'en');
  return { names: stored, name, nameFolded: fold(name) };
};
