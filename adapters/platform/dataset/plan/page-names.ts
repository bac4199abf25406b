import {
  hasExhibitorProfile,
  namesBesideExhibitors,
  type PageBeside,
} from '../../content/names-beside-exhibitors.ts';
import type { Query } from '../../database/open-database.ts';
import type { Cells } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import type { Entry } from '../read/read-table.ts';
import type { FairDirectory } from './fair-directory.ts';

/** The names of pages, by the id of an event, that its companies cannot have as slugs. */
export type PageNames = ReadonlyMap<string, ReadonlySet<string>>;

interface PagesOfFolder {
  readonly names: PageNames;
  /** The faults of pages that would hide stored companies. */
  readonly faults: readonly DatasetFault[];
}

/**
 * The names that pages in the store or in the folder take from the companies of these events. A page of the folder
 * cannot take the address that a stored company has, or had before it changed its name, as on the desk.
 *
 * @param stored the companies of the events
 */
export const pageNamesOf = async (
  query: Query,
  dataset: Dataset,
  directory: FairDirectory,
  eventIds: readonly string[],
  stored: readonly Cells[],
): Promise<PagesOfFolder> => {
  const eventOf = await eventsBySite(query, dataset, directory);
  const pages = [...dataset.pages, ...dataset.layouts].map(({ value, fault }) => ({
    eventId: eventOf.get(value.site),
    path: value.path,
    hasProfile: hasExhibitorProfile('layout' in value ? value.layout : JSON.stringify(value.page)),
    fault,
  }));
  const companies = Map.groupBy(stored, ({ eventId }) => String(eventId));
  const names = new Map<string, ReadonlySet<string>>();
  const faults: DatasetFault[] = [];
  for (const id of eventIds) {
    const own = pages.filter(({ eventId }) => eventId === id);
    const taken = new Set(await namesBesideExhibitors(query, id, own));
    names.set(id, taken);
    if (own.length === 0) continue;
    const before = new Set(await namesBesideExhibitors(query, id));
    const slugs = new Set((companies.get(id) ?? []).flatMap(slugsOf));
    const added = [...taken].filter((name) => !before.has(name) && slugs.has(name));
    faults.push(...added.flatMap((name) => hidingFault(own, name)));
  }
  return { names, faults };
};

/** The slug of a company, and those it had. */
const slugsOf = ({ slug, formerSlugs }: Cells): readonly string[] =>
  [String(slug ?? ''), ...String(formerSlugs ?? '').split('|')].filter((each) => each !== '');

/** The fault of the page with this name; of the page of profiles when that is new, and the other one stored. */
const hidingFault = (
  pages: readonly (PageBeside & Pick<Entry<unknown>, 'fault'>)[],
  name: string,
): readonly DatasetFault[] => {
  const page =
    pages.find(({ path }) => path.endsWith(`/${name}`)) ?? pages.find(({ hasProfile }) => hasProfile);
  return page ? [page.fault('', `A company has the address "${name}", and this page would hide it.`)] : [];
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
