import { isProfilePublic } from '@fairdesk/core/profile';
import { sql } from 'kysely';
import { z } from 'zod';
import { readFair } from '../../shared/company-standing.ts';
import type { Query } from '../database/open-database.ts';
import type { PageWords } from './page-words.ts';

/** An exhibitor as visitors find it. */
export type Company = Pick<PageWords, 'title' | 'description' | 'text'> & { readonly slug: string };

/** Whether visitors see the companies of an event today. */
export const showsCompanies = async (query: Query, eventId: string, now: Date): Promise<boolean> => {
  const event = await query
    .selectFrom('events')
    .select(['timeZone', 'publicationStatus', 'publicEndDate'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  return (
    event !== undefined && readFair({ type: 'events', id: eventId, attributes: { ...event } }, now).isPublic
  );
};

/** Another text after each change of a company of the event. */
export const companyStamp = async (query: Query, eventId: string): Promise<string> => {
  const row = await query
    .selectFrom('participations')
    .select(({ fn }) => [fn.countAll().as('count'), sql<string>`coalesce(sum(version), 0)`.as('versions')])
    .select(({ fn }) => fn.max('modified').as('modified'))
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return `${row?.count} ${row?.versions} ${row?.modified}`;
};

/** Those that the organiser and their owners made public, in one language. */
export const publicCompanies = async (
  query: Query,
  eventId: string,
  language: string,
): Promise<readonly Company[]> => {
  const rows = await query
    .selectFrom('participations')
    .select(['name', 'organizationName', 'shortDescription', 'longDescription', 'texts', 'slug'])
    .select(['status', 'publicationStatus', 'isPublic'])
    .where('eventId', '=', eventId)
    .execute();
  return rows.flatMap((row) => {
    const standing = {
      status: row.status ?? '',
      publicationStatus: row.publicationStatus ?? '',
      isPublic: row.isPublic === 1,
    };
    if (!row.slug || !isProfilePublic(standing, true)) return [];
    const texts = Texts.parse(row.texts);
    const said = (text: 'shortDescription' | 'longDescription') =>
      texts[language]?.[text] || row[text] || texts.en?.[text] || '';
    return [
      {
        slug: row.slug,
        title: row.name || row.organizationName,
        description: said('shortDescription'),
        text: said('longDescription').replaceAll(/<[^>]*>/g, ' '),
      },
    ];
  });
};

const Texts = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.record(
      z.string(),
      z.object({ shortDescription: z.string().optional(), longDescription: z.string().optional() }),
    ),
  )
  .catch({});
