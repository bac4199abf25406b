import {
  hasExhibitorProfile,
  namesBesideExhibitors,
  type PageBeside,
} from '../content/names-beside-exhibitors.ts';
import type { Query } from '../database/open-database.ts';
import type { Dataset } from './dataset.ts';
import type { FairDirectory } from './fair-directory.ts';

/** The names of pages, by the id of an event, that its companies cannot have as slugs. */
export type PageNames = ReadonlyMap<string, ReadonlySet<string>>;

/** The names that pages in the store or in the folder take from the companies of these events. */
export const pageNamesOf = async (
  query: Query,
  dataset: Dataset,
  directory: FairDirectory,
  eventIds: readonly string[],
): Promise<PageNames> => {
  const eventOf = await eventsBySite(query, dataset, directory);
  const pages = [...dataset.pages, ...dataset.layouts].map(({ value }) => ({
    eventId: eventOf.get(value.site),
    path: value.path,
    hasProfile: hasExhibitorProfile('layout' in value ? value.layout : JSON.stringify(value.page)),
  }));
  const names = new Map<string, ReadonlySet<string>>();
  for (const id of eventIds) {
    const own: readonly PageBeside[] = pages.filter(({ eventId }) => eventId === id);
    names.set(id, new Set(await namesBesideExhibitors(query, id, own)));
  }
  return names;
};

/** The id of each site's event: as the folder says, else as stored. */
const eventsBySite = async (
  query: Query,
  { sites }: Dataset,
  directory: FairDirectory,
): Promise<ReadonlyMap<string, string | null>> => {
  const stored = await query.selectFrom('sites').select(['name', 'eventId']).execute();
  const events = new Map(stored.map(({ name, eventId }) => [name, eventId]));
  for (const entry of sites) {
    const { name, event } = entry.value;
    const found = event === undefined ? undefined : directory.event(event, entry).unwrapOr(undefined);
    if (found) events.set(name, found.id);
  }
  return events;
};
