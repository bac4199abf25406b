import { type ExhibitorChange, exhibitorChangeFaults, naturalKey } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import { fold } from '../database/fold.ts';
import type { Query } from '../database/open-database.ts';
import { queueInvitation } from '../dataset/queue-invitation.ts';
import { invalid } from '../identity/read-input.ts';
import { httpFault } from '../service.ts';
import type { AuditRecord } from './audit.ts';
import { recordAudit } from './audit.ts';
import { lockFairs } from './lock-fairs.ts';
import { repeatedInvitation } from './repeated-invitation.ts';
import { titleOf } from './task-rows.ts';

/** Who changes which exhibitor, and when. */
export interface ExhibitorWriter {
  readonly event: string;
  readonly actor: string;
  readonly id: string;
  readonly publicUrl: string;
  readonly now: Date;
}

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
  if (company === undefined) throw httpFault(404, { error: 'not_found' });
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

type Values = Pick<AuditRecord, 'before' | 'after'>;

/** @returns `undefined` for an invitation that has been sent */
const apply = (
  query: Query,
  writer: ExhibitorWriter,
  change: ExhibitorChange,
): Promise<Values | undefined> => {
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

interface StandValues {
  readonly number: string;
  readonly hall: string;
}

const cellsOf = ({ number, hall }: StandValues) => ({
  standNumber: number,
  standNumberNatural: naturalKey(fold(number)),
  hall: hall === '' ? null : hall,
});

/** One company cannot have a stand twice; two companies can share one. */
const requireFree = async (
  query: Query,
  { event, id }: ExhibitorWriter,
  number: string,
  except = '',
): Promise<void> => {
  const same = await query
    .selectFrom('stands')
    .select('id')
    .where('eventId', '=', event)
    .where('participationId', '=', id)
    .where('standNumber', '=', number)
    .where('id', '!=', except)
    .executeTakeFirst();
  if (same) throw invalid([{ path: 'number', code: 'stand-taken' }]);
};

const addStand = async (query: Query, writer: ExhibitorWriter, stand: StandValues): Promise<Values> => {
  await requireFree(query, writer, stand.number);
  const moment = writer.now.toISOString();
  await query
    .insertInto('stands')
    .values({
      ...{ id: uuid(), created: moment, modified: moment, eventId: writer.event, participationId: writer.id },
      ...{ status: 'CONFIRMED', standType: 'MAIN', ...cellsOf(stand) },
    })
    .execute();
  return { after: { stand: stand.number, hall: stand.hall } };
};

/** A stand with the values that were seen. */
interface SeenStand {
  readonly id: string;
  readonly from?: StandValues | undefined;
}

/** A stand as it is stored; 404 when it was removed, 409 when it is not as it was seen. */
const standOf = async (query: Query, { id }: ExhibitorWriter, { id: stand, from }: SeenStand) => {
  const row = await query
    .selectFrom('stands')
    .select(['id', 'standNumber', 'hall'])
    .where('id', '=', stand)
    .where('participationId', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw httpFault(404, { error: 'not_found' });
  const hall = row.hall ?? '';
  if (from && (from.number !== row.standNumber || from.hall !== hall))
    throw httpFault(409, { error: 'conflict' });
  return { stand: row.standNumber, hall };
};

const saveStand = async (
  query: Query,
  writer: ExhibitorWriter,
  stand: StandValues & SeenStand,
): Promise<Values> => {
  const before = await standOf(query, writer, stand);
  await requireFree(query, writer, stand.number, stand.id);
  const { numUpdatedRows } = await query
    .updateTable('stands')
    .set({ ...cellsOf(stand), modified: writer.now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', stand.id)
    .where('standNumber', '=', before.stand)
    .executeTakeFirstOrThrow();
  // Two organisers may save at the same moment.
  if (numUpdatedRows !== 1n) throw httpFault(409, { error: 'conflict' });
  return { before, after: { stand: stand.number, hall: stand.hall } };
};

const removeStand = async (query: Query, writer: ExhibitorWriter, stand: SeenStand): Promise<Values> => {
  const before = await standOf(query, writer, stand);
  await query.deleteFrom('stands').where('id', '=', stand.id).execute();
  return { before };
};

/** Replaces an earlier invitation of the same person. */
const invite = async (
  query: Query,
  { event, id, publicUrl, now }: ExhibitorWriter,
  change: Extract<ExhibitorChange, { kind: 'invite' }>,
): Promise<Values | undefined> => {
  const { email, role, language } = change;
  await lockFairs(query, [event]);
  const invitation = await repeatedInvitation(query, { place: id, change });
  if (invitation.isSent) return undefined;
  await query
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where('participationId', '=', id)
    .where('accepted', 'is', null)
    .execute();
  const places = [{ eventId: event, participationId: id, role }];
  await queueInvitation(publicUrl)(query, { id: invitation.id, email, language, places }, now);
  return { after: { email, role, language } };
};

const changeRole = async (
  query: Query,
  { id, now }: ExhibitorWriter,
  { email, role, from = '' }: Extract<ExhibitorChange, { kind: 'role' }>,
): Promise<Values> => {
  const row = await query
    .selectFrom('eventPermissions')
    .select(['id', 'role'])
    .where('participationId', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (row === undefined) throw httpFault(404, { error: 'not_found' });
  if (from !== '' && from !== row.role) throw httpFault(409, { error: 'conflict' });
  if (role !== 'owner') await requireOtherContact(query, id, email);
  await query
    .updateTable('eventPermissions')
    .set({ role, modified: now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  return { before: { email, role: row.role }, after: { email, role } };
};

/** A company keeps a main contact: without one, it could no longer change who may work for it. */
const requireOtherContact = async (query: Query, id: string, email: string): Promise<void> => {
  // Two organisers who each remove one of two contacts take turns.
  await query
    .updateTable('participations')
    .set(({ ref }) => ({ modified: ref('modified') }))
    .where('id', '=', id)
    .execute();
  const contacts = await query
    .selectFrom('eventPermissions')
    .select('email')
    .where('participationId', '=', id)
    .where('role', '=', 'owner')
    .execute();
  const isLast = contacts.length > 0 && contacts.every((contact) => contact.email === email);
  if (isLast) throw invalid([{ path: 'email', code: 'last-main-contact' }]);
};

/** Ends the access of a user, and invitations that are not accepted. */
const revoke = async (query: Query, { id }: ExhibitorWriter, email: string): Promise<Values> => {
  await requireOtherContact(query, id, email);
  for (const table of ['eventPermissions', 'invitations'] as const)
    await query.deleteFrom(table).where('participationId', '=', id).where('email', '=', email).execute();
  return { before: { email } };
};

const setTask = async (
  query: Query,
  { event, id, actor, now }: ExhibitorWriter,
  { code, isCompleted }: Extract<ExhibitorChange, { kind: 'task' }>,
): Promise<Values> => {
  const task = await query
    .selectFrom('taskDefinitions')
    .select('titles')
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirst();
  if (task === undefined) throw httpFault(404, { error: 'not_found' });
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
