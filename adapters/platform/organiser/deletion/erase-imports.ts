import { sql } from 'kysely';
import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn } from '../../dataset/plan/recorded-values.ts';
import { chunksOf } from '../id-chunks.ts';
import { type Erased, emailsIn } from './erased.ts';

/** Waits for a batch of a running import, and keeps the next one waiting until the transaction ends. */
export const lockImports = async (query: Query): Promise<void> => {
  await query
    .updateTable('imports')
    .set((eb) => ({ done: eb.ref('done') }))
    .where('state', 'in', ['applying', 'undoing'])
    .execute();
};

/**
 * Deletes what imports remember of the company and the people: undoing an import leaves them deleted, and an import
 * that is not complete does not add them.
 */
export const eraseImports = async (
  query: Query,
  { company, leaving, hereOnly }: Erased,
  users: readonly string[],
): Promise<void> => {
  const people = new Set([...leaving, ...hereOnly]);
  const named = people.size === 0 ? [] : await stepsLike(query, '%@%');
  const ofPeople = named.filter((step) => namesOneOf(step, people));
  const steps = [
    ...(await stepsOf(query, 'rowId', [...(company?.records ?? []), ...users])),
    // Also those of records that were deleted before.
    ...(await stepsOf(query, 'participationId', company ? [company.id] : [])),
    ...(company ? await stepsLike(query, `%${company.id}%`) : []).filter(
      ({ after }) => cellsIn(after).participationId === company?.id,
    ),
    ...ofPeople.filter(({ tableName }) => PEOPLE.includes(tableName)),
  ];
  const deleted = new Map(steps.map((step) => [keyOf(step), step]));
  await deleteSteps(query, [...deleted.values()]);
  for (const step of ofPeople) if (!deleted.has(keyOf(step))) await forget(query, step, people);
};

const stepsOf = async (
  query: Query,
  column: 'rowId' | 'participationId',
  ids: readonly string[],
): Promise<readonly StepRow[]> => {
  const steps: StepRow[] = [];
  for (const some of chunksOf(ids))
    steps.push(...(await query.selectFrom('importSteps').selectAll().where(column, 'in', some).execute()));
  return steps;
};

const PEOPLE: readonly string[] = ['users', 'eventPermissions', 'invitations'];

type StepRow = Pick<ImportStepRow, 'importId' | 'place' | 'tableName' | 'before' | 'after' | 'state'>;

const keyOf = ({ importId, place }: StepRow): string => `${importId} ${place}`;

const stepsLike = async (query: Query, pattern: string): Promise<readonly StepRow[]> => {
  const { rows } = await sql<StepRow>`select "importId", "place", "tableName", "before", "after", "state"
    from "importSteps" where "after" like ${pattern} or "before" like ${pattern}`.execute(query);
  return rows;
};

const namesOneOf = ({ before, after }: StepRow, people: ReadonlySet<string>): boolean =>
  [before, after].some((text) => emailsIn(text).some((email) => people.has(email)));

/** A value of another company, such as its contact address: the address is cleared there too. */
const forget = async (query: Query, step: StepRow, people: ReadonlySet<string>): Promise<void> => {
  const cleared = (text: string) =>
    JSON.stringify(cellsIn(text), (_name, value) =>
      typeof value === 'string' && people.has(value.toLowerCase()) ? null : value,
    );
  await query
    .updateTable('importSteps')
    .set({ before: step.before === null ? null : cleared(step.before), after: cleared(step.after) })
    .where('importId', '=', step.importId)
    .where('place', '=', step.place)
    .execute();
};

/** An import that is not complete counts on the steps that are left. */
const deleteSteps = async (query: Query, steps: readonly StepRow[]): Promise<void> => {
  for (const [importId, own] of Map.groupBy(steps, (step) => step.importId)) {
    for (let from = 0; from < own.length; from += AT_ONCE)
      await query
        .deleteFrom('importSteps')
        .where('importId', '=', importId)
        .where(
          'place',
          'in',
          own.slice(from, from + AT_ONCE).map(({ place }) => place),
        )
        .execute();
    const count = (state: ImportStepRow['state']) => own.filter((step) => step.state === state).length;
    for (const [running, state] of [
      ['applying', 'waiting'],
      ['undoing', 'done'],
    ] as const)
      await query
        .updateTable('imports')
        .set((eb) => ({ steps: eb('steps', '-', count(state)) }))
        .where('id', '=', importId)
        .where('state', '=', running)
        .execute();
  }
};

const AT_ONCE = 500;
