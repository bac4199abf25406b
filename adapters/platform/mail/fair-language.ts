import { DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { siteLanguages } from './fair-portal.ts';

/** The first language of the fair's website: of mails to its organisers, and to people whose own is not known. */
export const fairLanguage = async (query: Query, eventId: string): Promise<Language> => {
  const site = await query
    .selectFrom('sites')
    .select('languages')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return siteLanguages(site?.languages)[0] ?? DEFAULT_LANGUAGE;
};
