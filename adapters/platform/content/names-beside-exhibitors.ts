import type { Query } from '../database/open-database.ts';
import { WILDCARD } from './page-path.ts';

/**
 * The names of the pages beside those of the exhibitors of an event: `plan` for `/exhibitors/plan`. A company with such
 * a slug would have no page, since that of the organiser comes first.
 */
export const namesBesideExhibitors = async (query: Query, eventId: string): Promise<readonly string[]> => {
  const pages = () =>
    query
      .selectFrom('pages')
      .innerJoin('sites', 'sites.name', 'pages.site')
      .select('pages.path')
      .distinct()
      .where('sites.eventId', '=', eventId);
  const exhibitors = await pages()
    .where('pages.path', 'like', `%/${WILDCARD}`)
    .where('pages.layout', 'like', '%"ExhibitorProfile"%')
    .execute();
  const names: string[] = [];
  for (const { path } of exhibitors) {
    const start = path.slice(0, -WILDCARD.length);
    const beside = await pages().where('pages.path', 'like', `${start}%`).execute();
    names.push(...beside.map((page) => page.path.slice(start.length)));
  }
  return names;
};
