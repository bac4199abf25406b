import { unchangedColumns } from '@fairdesk/core/organiser';
import { stampContent } from '../../content/content-stamp.ts';
import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn } from '../../dataset/plan/recorded-values.ts';
import type { Cells } from '../../dataset/read/cells.ts';
import { writeRows } from '../../dataset/write/write-rows.ts';
import { anyTable } from '../../profile-service/rows.ts';
import { lockFairs } from '../lock-fairs.ts';
import { lockImport } from './import-records.ts';
import { rowsOf } from './step-rows.ts';
import { type UndoneStep, undoneSteps } from './undo-steps.ts';
import { withFreeSlugs } from './with-free-slugs.ts';
import { writableInserts } from './writable-inserts.ts';

/** How many records are written at once: other requests get their turn between two batches. */
const BATCH = 400;

/** Writes, or undoes, the next batch of an import; does nothing when it is done. */
export const advanceImport = async (query: Query, event: string, id: string, now: Date): Promise<void> => {
  // A company that is being added by hand comes first, or waits.
  await lockFairs(query, [event]);
  const { state } = await lockImport(query, event, id);
  if (state === 'applying') await applyBatch(query, { event, id, now });
  if (state === 'undoing') await undoBatch(query, id, now);
};

interface Applying {
  readonly event: string;
  readonly id: string;
  readonly now: Date;
}

const applyBatch = async (query: Query, { event, id, now }: Applying): Promise<void> => {
  const steps = await query
    .selectFrom('importSteps')
    .selectAll()
    .where('importId', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .limit(BATCH)
    .execute();
  const isInsert = ({ before }: ImportStepRow) => before === null;
  const writable = await writableInserts(query, steps.filter(isInsert));
  const inserts = await withFreeSlugs(query, event, writable);
  await writeRows(
    query,
    inserts.map(({ tableName, after }) => ({ does: 'insert', table: tableName, row: cellsIn(after) })),
  );
  const places = new Set(inserts.map(({ place }) => place));
  const skipped = steps.flatMap((step) => (isInsert(step) && !places.has(step.place) ? [step.place] : []));
  const updates = steps.filter((step) => !isInsert(step));
  const rows = await rowsOf(query, updates);
  for (const step of updates) {
    const [after, before] = [cellsIn(step.after), cellsIn(step.before)];
    const row = rows.get(step.rowId);
    const changes = unchangedColumns(after, before, row);
    if (Object.keys(changes).length === 0) skipped.push(step.place);
    else await updateRow(query, step, changes, row, now);
    if (Object.keys(changes).length < Object.keys(after).length)
      await rememberOnly(query, step, changes, before);
  }
  await finishBatch(query, id, { steps, skipped, state: 'done', left: 'skipped', end: 'applied' });
};

/** Undoing must not touch a column that was not written. */
const rememberOnly = async (query: Query, step: ImportStepRow, changes: Cells, before: Cells) => {
  const written = Object.fromEntries(Object.keys(changes).map((column) => [column, before[column] ?? null]));
  await query
    .updateTable('importSteps')
    .set({ after: JSON.stringify(changes), before: JSON.stringify(written) })
    .where('importId', '=', step.importId)
    .where('place', '=', step.place)
    .execute();
};

const undoBatch = async (query: Query, id: string, now: Date): Promise<void> => {
  const steps = await query
    .selectFrom('importSteps')
    .selectAll()
    .where('importId', '=', id)
    .where('state', '=', 'done')
    .orderBy('place', 'desc')
    .limit(BATCH)
    .execute();
  const undone = await undoneSteps(query, steps, new Set());
  for (const one of undone)
    if (one.kind === 'restore') await updateRow(query, one.step, one.cells, one.row, now);
  for (const table of new Set(steps.map(({ tableName }) => tableName)))
    await deleteRows(query, table, undone);
  const skipped = undone.filter(({ isKept }) => isKept).map(({ step }) => step.place);
  await finishBatch(query, id, { steps, skipped, state: 'undone', left: 'kept', end: 'undone' });
};

const deleteRows = async (query: Query, table: string, undone: readonly UndoneStep[]): Promise<void> => {
  const ids = undone
    .filter(({ kind, step }) => kind === 'delete' && step.tableName === table)
    .map(({ step }) => step.rowId);
  if (ids.length > 0) await anyTable(query).deleteFrom(table).where('id', 'in', ids).execute();
};

const updateRow = async (
  query: Query,
  { tableName, rowId }: ImportStepRow,
  cells: Cells,
  row: Cells | undefined,
  now: Date,
): Promise<void> => {
  await anyTable(query)
    .updateTable(tableName)
    .set({
      ...cells,
      modified: now.toISOString(),
      ...(row?.version !== undefined && { version: Number(row.version) + 1 }),
    })
    .where('id', '=', rowId)
    .execute();
};

interface Batch {
  readonly steps: readonly ImportStepRow[];
  readonly skipped: readonly number[];
  readonly state: ImportStepRow['state'];
  /** The state of skipped steps. */
  readonly left: ImportStepRow['state'];
  /** The state of the import after its last batch. */
  readonly end: 'applied' | 'undone';
}

const finishBatch = async (query: Query, id: string, { steps, skipped, state, left, end }: Batch) => {
  const mark = async (places: readonly number[], to: ImportStepRow['state']) => {
    if (places.length === 0) return;
    await query
      .updateTable('importSteps')
      .set({ state: to })
      .where('importId', '=', id)
      .where('place', 'in', places)
      .execute();
  };
  const leftOut = new Set(skipped);
  await mark(
    steps.map(({ place }) => place).filter((place) => !leftOut.has(place)),
    state,
  );
  await mark(skipped, left);
  await query
    .updateTable('imports')
    .set((eb) => ({
      done: eb('done', '+', steps.length),
      skipped: eb('skipped', '+', skipped.length),
      ...(steps.length < BATCH && { state: end }),
    }))
    .where('id', '=', id)
    .execute();
  if (steps.length < BATCH) await stampContent(query);
};
