import type { AuditEntry } from '@fairdesk/core/organiser';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Query } from './database/open-database.ts';
import type { Tables } from './database/tables.ts';

/** What is recorded about one action. */
export interface AuditRecord extends Omit<AuditEntry, 'id' | 'at'> {
  readonly event: string;
}

/** Records an action in the transaction of its change: both are committed, or neither. */
export const recordAudit = async (
  query: Query,
  { event, actor, action, subject, label, before, after }: AuditRecord,
  now: Date,
): Promise<void> => {
  await query
    .insertInto('auditEntries')
    .values({
      id: uuid(),
      eventId: event,
      at: now.toISOString(),
      actor,
      action,
      subject,
      label,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
};

/** A stored entry, with its values as they were recorded. */
export const storedEntry = ({
  eventId: _,
  before,
  after,
  ...entry
}: Selectable<Tables['auditEntries']>): AuditEntry => ({
  ...entry,
  ...(before !== null && { before: JSON.parse(before) }),
  ...(after !== null && { after: JSON.parse(after) }),
});
