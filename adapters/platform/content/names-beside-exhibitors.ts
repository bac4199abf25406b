import type { Query } from '../database/open-database.ts';
import { WILDCARD } from './page-path.ts';

/** A page of a site, stored or about to be. */
export interface PageBeside {
  readonly path: string;
  readonly hasProfile: boolean;
}

/** Whether a page shows the profile of an exhibitor, by its JSON. */
export const hasExhibitorProfile = (layout: string): boolean => layout.includes(PROFILE);

const PROFILE = '"ExhibitorProfile"';

/**
 * The names of the pages beside those of the exhibitors of an event, published or drafts: `plan` for
 * `/exhibitors/plan`. A company with such a slug would have no page, since that of the organiser comes first.
 *
 * @param more pages that are about to be stored
 */
export const namesBesideExhibitors = async (
  query: Query,
  eventId: string,
  more: readonly PageBeside[] = [],
): Promise<readonly string[]> => {
  const pagesIn = (table: 'pages' | 'pageDrafts') =>
    query
      .selectFrom(table)
      .innerJoin('sites', 'sites.name', `${table}.site`)
      .select(`${table}.path`)
      .where('sites.eventId', '=', eventId)
      .where(`${table}.layout`, 'is not', null);
  const stored = await pagesIn('pages')
    .where('pages.path', 'like', `%/${WILDCARD}`)
    .where('pages.layout', 'like', `%${PROFILE}%`)
    .execute();
  const exhibitors = [...stored, ...more.filter(({ hasProfile }) => hasProfile)]
    .map(({ path }) => path)
    .filter((path) => path.endsWith(`/${WILDCARD}`));
  const names: string[] = [];
  for (const path of new Set(exhibitors)) {
    const start = path.slice(0, -WILDCARD.length);
    const beside = await pagesIn('pages')
      .where('pages.path', 'like', `${start}%`)
      .union(pagesIn('pageDrafts').where('pageDrafts.path', 'like', `${start}%`))
      .execute();
    const pages = [...beside, ...more].filter((page) => page.path.startsWith(start));
    names.push(...pages.map((page) => page.path.slice(start.length)));
  }
  return names;
};
