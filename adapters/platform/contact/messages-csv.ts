import type { StoredContactMessage } from '@fairdesk/core/contact';
import { csvTable } from '../../shared/tables/csv-table.ts';
import type { Query } from '../database/open-database.ts';
import { eventAtSlug } from '../event-at-slug.ts';
import { contactMessagesOf } from './contact-messages.ts';

const COLUMNS = [
  'sentAt',
  'exhibitor_name',
  'exhibitor_email',
  'exhibitor_company',
  'event_name',
  'message',
] as const satisfies readonly (keyof StoredContactMessage)[];

/** All stored messages to the organiser of an event as CSV, newest first; `undefined` for an unknown slug. */
export const messagesCsv = async (
  query: Query,
  slug: string,
): Promise<{ readonly csv: string; readonly count: number } | undefined> => {
  const event = await eventAtSlug(query, slug);
  if (event === undefined) return undefined;
  const messages = await contactMessagesOf(query, event);
  const rows = messages.map((message) => COLUMNS.map((column) => message[column]));
  return { csv: csvTable([COLUMNS, ...rows]), count: messages.length };
};
