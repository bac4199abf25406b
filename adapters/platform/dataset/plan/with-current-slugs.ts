import type { Query } from '../../database/open-database.ts';
import type { Dataset } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import type { Entry } from '../read/read-table.ts';

/** The lists of a folder whose rows name their event. */
const LISTS = [
  ...(['participations', 'stands', 'tasks', 'taskStates', 'taskDeadlines', 'categories'] as const),
  ...(['profiles', 'products', 'news', 'documents', 'videos', 'awards', 'users', 'messages'] as const),
] as const;

/**
 * The folder with each former slug of a fair replaced by its present one: a folder from before a change still means the
 * same fair, and never moves it back.
 */
export const withCurrentSlugs = async (query: Query, dataset: Dataset): Promise<Dataset> => {
  const rows = await query
    .selectFrom('fairSlugs')
    .innerJoin('events', 'events.id', 'fairSlugs.eventId')
    .select(['fairSlugs.slug as former', 'events.slug'])
    .whereRef('fairSlugs.slug', '<>', 'events.slug')
    .execute();
  if (rows.length === 0) return dataset;
  const currents: Currents = new Map(rows.map(({ former, slug }) => [former, slug]));
  const lists = Object.fromEntries(
    LISTS.map((list) => [list, dataset[list].map((entry: Entry<OfEvent>) => withCurrent(entry, currents))]),
  );
  const { broken } = dataset;
  const namesOf = (slug: string): readonly string[] => [
    slug,
    ...rows.filter((row) => row.slug === slug).map(({ former }) => former),
  ];
  return {
    ...dataset,
    ...lists,
    events: dataset.events.map((entry) => {
      const { slug } = entry.value;
      return { ...entry, value: { ...entry.value, slug: currents.get(slug) ?? slug } };
    }),
    sites: dataset.sites.map((entry) => withoutFormerFolder(withCurrent(entry, currents), currents)),
    broken: {
      ...broken,
      event: (slug) => namesOf(slug).some(broken.event),
      participation: (event, uid) => namesOf(event).some((name) => broken.participation(name, uid)),
    },
    faults: [...dataset.faults, ...dataset.sites.flatMap((entry) => folderFaults(entry, currents))],
  };
};

/** The present slug by each former one. */
type Currents = ReadonlyMap<string, string>;

interface OfEvent {
  readonly event?: string | undefined;
}

const withCurrent = <T extends OfEvent>(entry: Entry<T>, currents: Currents): Entry<T> => {
  const slug = currents.get(entry.value.event ?? '');
  return slug === undefined ? entry : { ...entry, value: { ...entry.value, event: slug } };
};

type Site = Dataset['sites'][number];

/** A former folder leaves the site where it is. */
const withoutFormerFolder = (site: Site, currents: Currents): Site => {
  const { virtualFolder, ...value } = site.value;
  return currents.has(virtualFolder ?? '') ? { ...site, value } : site;
};

/** Reports a folder that a fair other than the site's had: its addresses lead to that fair. */
const folderFaults = ({ value, fault }: Site, currents: Currents): readonly DatasetFault[] => {
  const { event = '', virtualFolder = '' } = value;
  const owner = currents.get(virtualFolder);
  const isForeign = owner !== undefined && event !== '' && owner !== (currents.get(event) ?? event);
  return isForeign ? [fault('virtualFolder', `The addresses of "${virtualFolder}" lead to "${owner}".`)] : [];
};
