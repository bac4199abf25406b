import {
  IMPORT_HISTORY_SIZE,
  IMPORT_LISTED,
  type ImportChoices,
  type ImportHistory,
  type ImportRecord,
  type ImportTarget,
  type ImportUndoPlan,
  isImportTarget,
} from '@fairdesk/core/organiser';
import { pause } from '../../../shared/pause.ts';
import type { ImportRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn } from '../../dataset/plan/recorded-values.ts';
import { storedRows } from '../../dataset/plan/stored-rows.ts';
import { notFound } from '../../service.ts';
import { type UndoneStep, undoneSteps } from './undo-steps.ts';

/** The states of imports of the desk; those of folders are undone where they were started. */
const DESK_STATES = ['applying', 'applied', 'undoing', 'undone'] as const;

/** Reads an import and locks it for the transaction; 404 for one of another event. */
export const lockImport = async (query: Query, event: string, id: string): Promise<ImportRow> => {
  const row = await query
    .updateTable('imports')
    .set((eb) => ({ done: eb.ref('done') }))
    .where('id', '=', id)
    .where('eventId', '=', event)
    .where('state', 'in', DESK_STATES)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** One import; 404 for one of another event. */
export const importRecord = async (query: Query, event: string, id: string): Promise<ImportRecord> => {
  const row = await query
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('eventId', '=', event)
    .where('state', 'in', DESK_STATES)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toRecord(row);
};

const toRecord = ({ created, totals, settings: _, eventId: __, ...row }: ImportRow): ImportRecord => ({
  ...row,
  state: DESK_STATES.find((state) => state === row.state) ?? 'applied',
  at: created,
  totals: JSON.parse(totals),
});

/** The newest imports of an event. */
export const importHistory = async (query: Query, event: string): Promise<ImportHistory> => {
  const items = await query
    .selectFrom('imports')
    .selectAll()
    .where('eventId', '=', event)
    .where('state', 'in', DESK_STATES)
    .orderBy('id', 'desc')
    .limit(IMPORT_HISTORY_SIZE)
    .execute();
  const { total } = await query
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('eventId', '=', event)
    .where('state', 'in', DESK_STATES)
    .executeTakeFirstOrThrow();
  return { items: items.map(toRecord), total: Number(total) };
};

/** The columns and default values of the last import of an event. */
export const lastImportChoices = async (query: Query, event: string): Promise<ImportChoices> => {
  const row = await query
    .selectFrom('imports')
    .select('settings')
    .where('eventId', '=', event)
    .where('state', 'in', DESK_STATES)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? JSON.parse(row.settings) : {};
};

const AT_ONCE = 500;

/** What undoing an import would do now; writes nothing. */
export const undoPlan = async (query: Query, id: string): Promise<ImportUndoPlan> => {
  const deleted = new Set<string>();
  const conflicts: UndoneStep[] = [];
  let restored = 0;
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const steps = await query
      .selectFrom('importSteps')
      .selectAll()
      .where('importId', '=', id)
      .where('state', '=', 'done')
      .where('place', '<', Math.min(before, 2_000_000_000))
      .orderBy('place', 'desc')
      .limit(AT_ONCE)
      .execute();
    const undone = await undoneSteps(query, steps, deleted);
    conflicts.push(...undone.filter(({ isKept }) => isKept));
    restored += undone.filter(({ kind }) => kind !== 'keep').length;
    const last = steps.at(-1);
    if (last === undefined || steps.length < AT_ONCE) break;
    before = last.place;
    await pause();
  }
  const listed = conflicts.slice(0, IMPORT_LISTED);
  const ids = listed.map(companyOf);
  const companies = new Map(
    (await storedRows(query, 'participations', 'id', ids)).map((row) => [
      String(row.id),
      String(row.organizationName),
    ]),
  );
  return {
    restored,
    keptCount: conflicts.length,
    kept: listed.map((one) => ({
      name: companies.get(companyOf(one)) ?? String(one.row?.email ?? ''),
      target: conflictTarget(one),
    })),
  };
};

const companyOf = ({ step, row }: UndoneStep): string =>
  String(
    step.tableName === 'participations'
      ? step.rowId
      : (row?.participationId ?? cellsIn(step.after).participationId ?? ''),
  );

const conflictTarget = ({ conflictColumn }: UndoneStep): ImportTarget | '' =>
  isImportTarget(conflictColumn) ? conflictColumn : '';
