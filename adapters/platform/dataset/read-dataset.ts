import { ok, type Result } from 'neverthrow';
import { z } from 'zod';
import type { Broken, Dataset } from './dataset.ts';
import type { DatasetFault } from './dataset-fault.ts';
import { type DatasetFolder, openFolder } from './dataset-folder.ts';
import { EventItem, MessageItem, OrganizerItem, ShowItem, SiteItem } from './fair-schema.ts';
import { readDictionary } from './read-dictionary.ts';
import { type JsonFile, parseJson, readItem, readList } from './read-json.ts';
import { readPages } from './read-pages.ts';
import { type ColumnNames, type Reading, readTable } from './read-table.ts';
import { searchWarnings } from './search-warnings.ts';
import { CategoryRow, DocumentRow, NewsRow, ProductRow, ProfileRow, VideoRow } from './showcase-schema.ts';
import { AwardRow, ParticipationRow, StandRow, TaskRow, TaskStateRow, UserRow } from './table-schema.ts';

/** Reads an organiser's folder as described in `README.md`. Invalid entries are reported and left out. */
export const readDataset = async (folder: string): Promise<Dataset> => datasetOf(await openFolder(folder));

const COLUMNS = 'columns.json';
const PICTURE = /\.(?:svg|png|jpe?g|webp|mp4)$/;
const DOCUMENT = /\.pdf$/;
const KNOWN =
  /^(?:events\.json|messages\.json|columns\.json|(?:participations|stands|tasks|task-states|users|categories|profiles|products|news|documents|videos|awards)\.csv|(?:pages|dictionary)\/.+\.json|README\..+)$/;

/** By file, a map from the organiser's column names to ours. */
const ColumnsFile = z.record(z.string(), z.record(z.string(), z.string()));

/** The same, for a folder in memory. */
export const datasetOf = (folder: DatasetFolder): Dataset => {
  const columns = readColumns(folder);
  const table = <S extends z.ZodObject>(file: string, row: S): Reading<z.output<S>> => {
    const bytes = folder.get(file);
    return bytes === undefined ? nothing([]) : readTable(file, bytes, row, columns.names[file]);
  };
  const events = json(folder, 'events.json');
  const list = <S extends z.ZodType>(name: string, item: S): Reading<z.output<S>> =>
    events.match(
      (file) => (file === undefined ? nothing([]) : readList(file, name, item)),
      () => nothing([]),
    );
  const messages: Reading<z.output<typeof MessageItem>> = json(folder, 'messages.json').match(
    (file) => (file === undefined ? nothing([]) : readList(file, '', MessageItem)),
    (fault) => nothing([fault]),
  );
  const read = {
    shows: list('shows', ShowItem),
    organizers: list('organizers', OrganizerItem),
    events: list('events', EventItem),
    sites: list('sites', SiteItem),
    participations: table('participations.csv', ParticipationRow),
    stands: table('stands.csv', StandRow),
    tasks: table('tasks.csv', TaskRow),
    taskStates: table('task-states.csv', TaskStateRow),
    categories: table('categories.csv', CategoryRow),
    profiles: table('profiles.csv', ProfileRow),
    products: table('products.csv', ProductRow),
    news: table('news.csv', NewsRow),
    documents: table('documents.csv', DocumentRow),
    videos: table('videos.csv', VideoRow),
    awards: table('awards.csv', AwardRow),
    users: table('users.csv', UserRow),
    messages,
  };
  const { pages, parts, faults: pageFaults } = readPages(folder);
  const { phrases, faults: phraseFaults } = readDictionary(folder);
  const readings = Object.values(read) as Reading<unknown>[];
  return {
    shows: read.shows.entries,
    organizers: read.organizers.entries,
    events: read.events.entries,
    sites: read.sites.entries,
    participations: read.participations.entries,
    stands: read.stands.entries,
    tasks: read.tasks.entries,
    taskStates: read.taskStates.entries,
    categories: read.categories.entries,
    profiles: read.profiles.entries,
    products: read.products.entries,
    news: read.news.entries,
    documents: read.documents.entries,
    videos: read.videos.entries,
    awards: read.awards.entries,
    users: read.users.entries,
    messages: read.messages.entries,
    pages,
    phrases,
    parts,
    pictures: new Map([...folder].filter(([file]) => PICTURE.test(file))),
    showcaseFiles: new Map([...folder].filter(([file]) => PICTURE.test(file) || DOCUMENT.test(file))),
    broken: brokenOf(events.isErr(), read.events, read.sites, read.participations),
    faults: [
      ...emptyFolder(folder),
      ...columns.faults,
      ...(events.isErr() ? [events.error] : []),
      ...readings.flatMap(({ faults }) => faults),
      ...pageFaults,
      ...phraseFaults,
    ],
    warnings: [
      ...readings.flatMap(({ warnings }) => warnings),
      ...read.sites.entries.flatMap(searchWarnings),
      ...unread(folder),
    ],
  };
};

const nothing = (faults: readonly DatasetFault[]): Reading<never> => ({
  entries: [],
  broken: [],
  faults,
  warnings: [],
});

const json = (folder: DatasetFolder, file: string): Result<JsonFile | undefined, DatasetFault> => {
  const bytes = folder.get(file);
  return bytes === undefined ? ok(undefined) : parseJson(file, bytes);
};

const readColumns = (
  folder: DatasetFolder,
): { names: Record<string, ColumnNames>; faults: readonly DatasetFault[] } =>
  json(folder, COLUMNS).match(
    (file) => {
      if (file === undefined) return { names: {}, faults: [] };
      const { entries, faults } = readItem(file, [], file.value, ColumnsFile);
      return { names: entries[0]?.value ?? {}, faults };
    },
    (fault) => ({ names: {}, faults: [fault] }),
  );

const brokenOf = (
  unreadable: boolean,
  events: Reading<unknown>,
  sites: Reading<unknown>,
  participations: Reading<unknown>,
): Broken => {
  const lost = participations.faults.length > 0 && participations.broken.length === 0;
  return {
    event: (slug) => unreadable || events.broken.some((event) => event.slug === slug),
    site: (name) => unreadable || sites.broken.some((site) => site.name === name),
    participation: (event, uid) =>
      lost || participations.broken.some((row) => row.event === event && row.uid === uid),
  };
};

const emptyFolder = (folder: DatasetFolder): readonly DatasetFault[] =>
  [...folder.keys()].some((file) => KNOWN.test(file))
    ? []
    : [{ file: '.', line: 0, column: '', reason: EMPTY }];

const EMPTY =
  'There is nothing to import in this folder: no events.json, participations.csv or any other known file.';

const unread = (folder: DatasetFolder): readonly DatasetFault[] =>
  [...folder.keys()]
    .filter((file) => !KNOWN.test(file) && !PICTURE.test(file) && !DOCUMENT.test(file))
    .map((file) => ({ file, line: 0, column: '', reason: 'Nothing reads a file of this name.' }));
