import { type ExhibitorChange, exhibitorChangeFaults } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { notFound } from '../../service.ts';
import { titleOf } from '../tasks/task-rows.ts';
import { changeRole, invite, revoke } from './exhibitor-access.ts';
import { addStand, removeStand, saveStand } from './exhibitor-stands.ts';
import type { ChangedValues, ExhibitorWriter } from './exhibitor-writer.ts';

/** Changes an exhibitor and records it, in the transaction of the caller; an invalid change gives 400. */
export const changeExhibitor = async (
  query: Query,
  writer: ExhibitorWriter,
  change: ExhibitorChange,
): Promise<void> => {
  const faults = exhibitorChangeFaults(change);
  if (faults.length > 0) throw invalid(faults);
  const company = await query
    .selectFrom('participations')
    .select('organizationName')
    .where('id', '=', writer.id)
    .where('eventId', '=', writer.event)
    .executeTakeFirst();
  if (company === undefined) throw notFound();
  const values = await apply(query, writer, change);
  if (!values) return;
  const { event, actor, id, now } = writer;
  await recordAudit(
    query,
    {
      ...{ event, actor, action: `exhibitor.${change.kind}`, subject: `exhibitor:${id}` },
      label: company.organizationName,
      ...values,
    },
    now,
  );
};

/** @returns `undefined` for an invitation that has been sent */
const apply = (
  query: Query,
  writer: ExhibitorWriter,
  change: ExhibitorChange,
): Promise<ChangedValues | undefined> => {
  switch (change.kind) {
    case 'add-stand':
      return addStand(query, writer, change);
    case 'save-stand':
      return saveStand(query, writer, change);
    case 'remove-stand':
      return removeStand(query, writer, change);
    case 'invite':
      return invite(query, writer, change);
    case 'role':
      return changeRole(query, writer, change);
    case 'revoke':
      return revoke(query, writer, change.email);
    case 'task':
      return setTask(query, writer, change);
  }
};

const setTask = async (
  query: Query,
  { event, id, actor, now }: ExhibitorWriter,
  { code, isCompleted }: Extract<ExhibitorChange, { kind: 'task' }>,
): Promise<ChangedValues> => {
  const task = await query
    .selectFrom('taskDefinitions')
    .select('titles')
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirst();
  if (task === undefined) throw notFound();
  const moment = now.toISOString();
  const state = {
    status: isCompleted ? 'CLOSED' : 'OPEN',
    completedBy: isCompleted ? actor : null,
    completedAt: isCompleted ? moment : null,
    modified: moment,
  };
  await query
    .insertInto('tasks')
    .values({ id: uuid(), created: moment, participationId: id, code, ...state })
    .onConflict((conflict) => conflict.columns(['participationId', 'code']).doUpdateSet(state))
    .execute();
  const title = titleOf(task) || code;
  return { before: { task: title, isCompleted: !isCompleted }, after: { task: title, isCompleted } };
};
