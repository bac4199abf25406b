import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';

/** The first language of the fair's site, for mails that the organiser reads. */
export const organiserLanguage = async (query: Query, eventId: string): Promise<Language> => {
  const site = await query
    .selectFrom('sites')
    .select('languages')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  const languages = SiteLanguages.parse(JSON.parse(site?.languages ?? '[]'));
  return languages[0] ?? DEFAULT_LANGUAGE;
};

const SiteLanguages = z.array(z.enum(LANGUAGES)).catch([]);
