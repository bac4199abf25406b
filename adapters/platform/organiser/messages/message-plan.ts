import { MESSAGE_COMPANIES_FOUND, type MessageCompany, type MessagePlan } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { audienceChoices } from '../audiences/audience-choices.ts';
import { searchPatterns } from '../search-patterns.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { toMessage } from './message-rows.ts';

/** The messages of an event, newest first, with how many users have read each. */
export const messagePlan = async (query: Query, event: string, now: Date): Promise<MessagePlan> => {
  const rows = await query
    .selectFrom('messages')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const reads = await query
    .selectFrom('messageReads')
    .innerJoin('messages', 'messages.id', 'messageReads.messageId')
    .select(['messageReads.messageId', ({ fn }) => fn.countAll().as('count')])
    .where('messages.eventId', '=', event)
    .groupBy('messageReads.messageId')
    .execute();
  const readBy = new Map(reads.map(({ messageId, count }) => [messageId, Number(count)]));
  const messages = rows.map((row) => toMessage(row, readBy.get(row.id) ?? 0, now));
  const named = [...new Set(messages.flatMap(({ audience }) => audience.participation))];
  return {
    timeZone: await timeZoneOf(query, event),
    messages,
    choices: await audienceChoices(query, event),
    companies: await companiesWith(query, event, named),
  };
};

/** Companies with every word in their name, in any spelling. */
export const companiesNamed = async (
  query: Query,
  event: string,
  search: string,
): Promise<readonly MessageCompany[]> => {
  let companies = companiesOf(query, event).limit(MESSAGE_COMPANIES_FOUND);
  for (const pattern of searchPatterns(search)) {
    companies = companies.where(
      sql<boolean>`(${sql.ref('organizationNameFolded')} like ${pattern} escape '!'
        or ${sql.ref('nameFolded')} like ${pattern} escape '!')`,
    );
  }
  return (await companies.execute()).map(toCompany);
};

const companiesWith = async (
  query: Query,
  event: string,
  ids: readonly string[],
): Promise<readonly MessageCompany[]> =>
  ids.length === 0 ? [] : (await companiesOf(query, event).where('id', 'in', ids).execute()).map(toCompany);

const companiesOf = (query: Query, event: string) =>
  query
    .selectFrom('participations')
    .select(['id', 'name', 'organizationName'])
    .where('eventId', '=', event)
    .orderBy('organizationNameFolded')
    .orderBy('id');

const toCompany = (row: {
  readonly id: string;
  readonly name: string | null;
  readonly organizationName: string;
}): MessageCompany => ({ id: row.id, name: row.name || row.organizationName });
