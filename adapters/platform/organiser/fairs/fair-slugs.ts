import { SLUG_TAKEN } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';

/**
 * Ends the request when another fair has or had the slug, a site that is not of this fair uses it, or a page of this
 * fair's website is at it.
 *
 * @param event the fair that takes the slug; absent for a new one
 */
export const requireFreeSlug = async (query: Query, slug: string, event?: string): Promise<void> => {
  const owner = await query
    .selectFrom('fairSlugs')
    .select('eventId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const sites = await query
    .selectFrom('sites')
    .select('eventId')
    .where(({ eb, or }) => or([eb('name', '=', slug), eb('virtualFolder', '=', slug)]))
    .execute();
  const isFree = [...(owner ? [owner] : []), ...sites].every(({ eventId }) => eventId === event);
  if (!isFree) throw taken();
  if (event !== undefined) await requireNoPage(query, slug, event);
};

/** Ends the request when a page of the fair's website is at this slug or below it: links to it would lead elsewhere. */
export const requireNoPage = async (query: Query, slug: string, event: string): Promise<void> => {
  const isAt = sql<boolean>`"path" = ${`/${slug}`} or "path" like ${`/${slug}/%`}`;
  const ofEvent = query.selectFrom('sites').select('name').where('eventId', '=', event);
  for (const table of ['pages', 'pageDrafts'] as const) {
    const rows = query.selectFrom(table).select('path').where('site', 'in', ofEvent).where(isAt);
    if (await rows.executeTakeFirst()) throw taken();
  }
};

const taken = () => invalid([{ path: 'slug', code: SLUG_TAKEN }]);

/** Moves the site that is at the slug of a fair to its new slug; a site with a folder of its own stays there. */
export const moveSite = async (
  query: Query,
  event: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> => {
  await query
    .updateTable('sites')
    .set({ virtualFolder: after })
    .where('eventId', '=', event)
    .where('virtualFolder', '=', before)
    .execute();
};
