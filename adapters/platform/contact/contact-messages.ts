import type { StoredContactMessage } from '@fairdesk/core/contact';
import type { Query } from '../database/open-database.ts';

/** The copies of messages to the organiser of an event, newest first. @param limit all of them by default */
export const contactMessagesOf = async (
  query: Query,
  event: string,
  limit?: number,
): Promise<readonly StoredContactMessage[]> => {
  const all = query
    .selectFrom('contactMessages')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('id', 'desc');
  const rows = await (limit === undefined ? all : all.limit(limit)).execute();
  return rows.map((row) => ({
    id: row.id,
    sentAt: row.created,
    exhibitor_email: row.exhibitorEmail,
    exhibitor_name: row.exhibitorName,
    exhibitor_company: row.exhibitorCompany,
    show_name: row.showName,
    event_name: row.eventName,
    show_code: row.showCode,
    message: row.message,
  }));
};
