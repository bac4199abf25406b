import { LANGUAGES, type Language, languageAmong, localPath } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';

/** Where the portal of a fair is. */
export interface FairPortal {
  readonly folder: string;
  /** The languages it is offered in, at least one. */
  readonly languages: readonly Language[];
}

export const fairPortal = async (query: Query, eventId: string): Promise<FairPortal> => {
  const { slug, virtualFolder, languages } = await query
    .selectFrom('events')
    .leftJoin('sites', 'sites.eventId', 'events.id')
    .select(['events.slug', 'sites.virtualFolder', 'sites.languages'])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
  const offered = siteLanguages(languages);
  return { folder: virtualFolder ?? slug, languages: offered.length > 0 ? offered : LANGUAGES };
};

/** The stored languages of a site; empty for none, and for what cannot be read. */
export const siteLanguages = (stored: string | null | undefined): readonly Language[] =>
  SiteLanguages.parse(JSON.parse(stored ?? '[]'));

const SiteLanguages = z.array(z.enum(LANGUAGES)).catch([]);

/** Makes links to the portal for the reader of a mail: `/tasks` becomes `https://…/nl/aqua/tasks`. */
export const portalLinks =
  (publicUrl: string, portal: FairPortal, reader: Language) =>
  (path: string, suffix = ''): string => {
    const language = languageAmong(portal.languages, reader);
    return `${publicUrl.replace(/\/+$/, '')}${localPath({ language, path: `/${portal.folder}${path}`, suffix })}`;
  };
