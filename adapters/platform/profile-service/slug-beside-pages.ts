import { namesBesideExhibitors } from '../content/names-beside-exhibitors.ts';
import type { Query } from '../database/open-database.ts';
import type { Resource } from '../resources/resource.ts';
import type { Draft } from './draft.ts';
import { freeSlug } from './slug-of.ts';

/**
 * The next free slug for a company whose draft has the address of a page of the website, which would hide its profile:
 * a client knows the slugs of the companies, but not the pages.
 *
 * @param id of a company that is stored already
 */
export const slugBesidePages = async (
  query: Query,
  { table }: Resource,
  { cells }: Draft,
  id?: string,
): Promise<{ readonly slug?: string }> => {
  const { slug } = cells;
  if (table !== 'participations' || typeof slug !== 'string') return {};
  const eventId = cells.eventId ?? (id && (await eventOf(query, id)));
  if (typeof eventId !== 'string') return {};
  const names = await namesBesideExhibitors(query, eventId);
  if (!names.includes(slug)) return {};
  const companies = await query
    .selectFrom('participations')
    .select(['id', 'slug'])
    .where('eventId', '=', eventId)
    .execute();
  const others = companies.flatMap((company) => (company.id === id ? [] : (company.slug ?? [])));
  return { slug: freeSlug(slug, new Set([...names, ...others])) };
};

const eventOf = async (query: Query, id: string): Promise<string | undefined> =>
  (await query.selectFrom('participations').select('eventId').where('id', '=', id).executeTakeFirst())
    ?.eventId;
