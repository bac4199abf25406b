import type { ExhibitorChange } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { queueInvitation } from '../../dataset/write/queue-invitation.ts';
import { invalid } from '../../identity/read-input.ts';
import { conflict, notFound } from '../../service.ts';
import { lockFairs } from '../lock-fairs.ts';
import { repeatedInvitation } from '../repeated-invitation.ts';
import type { ChangedValues, ExhibitorWriter } from './exhibitor-writer.ts';

/** Replaces an earlier invitation of the same person. */
export const invite = async (
  query: Query,
  { event, id, publicUrl, now }: ExhibitorWriter,
  change: Extract<ExhibitorChange, { kind: 'invite' }>,
): Promise<ChangedValues | undefined> => {
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

export const changeRole = async (
  query: Query,
  { id, now }: ExhibitorWriter,
  { email, role, from = '' }: Extract<ExhibitorChange, { kind: 'role' }>,
): Promise<ChangedValues> => {
  const row = await query
    .selectFrom('eventPermissions')
    .select(['id', 'role'])
    .where('participationId', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  if (from !== '' && from !== row.role) throw conflict();
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
export const revoke = async (
  query: Query,
  { id }: ExhibitorWriter,
  email: string,
): Promise<ChangedValues> => {
  await requireOtherContact(query, id, email);
  for (const table of ['eventPermissions', 'invitations'] as const)
    await query.deleteFrom(table).where('participationId', '=', id).where('email', '=', email).execute();
  return { before: { email } };
};
