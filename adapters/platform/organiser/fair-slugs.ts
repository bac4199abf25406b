import { SLUG_TAKEN } from '@fairdesk/core/organiser';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';

/**
 * Ends the request when another fair has or had the slug, or a site that is not of this fair uses it.
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
  if (!isFree) throw invalid([{ path: 'slug', code: SLUG_TAKEN }]);
};

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

/** The id of the event that has or had the slug; `undefined` for none. */
export const eventAtSlug = async (query: Query, slug: string): Promise<string | undefined> => {
  const row = await query
    .selectFrom('fairSlugs')
    .select('eventId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.eventId;
};
