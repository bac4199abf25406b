import { ok, type Result } from 'neverthrow';
import { z } from 'zod';
import type { Broken, Dataset } from './dataset.ts';
import type { DatasetFault } from './dataset-fault.ts';
import { type DatasetFolder, openFolder } from './dataset-folder.ts';
import { EventItem, MessageItem, OrganizerItem, ShowItem, SiteImageItem, SiteItem } from './fair-schema.ts';
import { tableOf } from './read-csv.ts';
import { readDictionary } from './read-dictionary.ts';
import { type JsonFile, parseJson, readItem, readList } from './read-json.ts';
import { readJsonTable } from './read-json-table.ts';
import { readLayouts } from './read-layouts.ts';
import { readPages } from './read-pages.ts';
import { NO_SHEETS, readSheets, type Sheets } from './read-sheets.ts';
import { type ColumnNames, folderHeadings, type Reading, readRows, readTable } from './read-table.ts';
import { searchWarnings } from './search-warnings.ts';
import { CategoryRow, DocumentRow, NewsRow, ProductRow, ProfileRow, VideoRow } from './showcase-schema.ts';
import {
  AwardRow,
  ParticipationRow,
  StandRow,
  TaskDeadlineRow,
  TaskRow,
  TaskStateRow,
  UserRow,
} from './table-schema.ts';

/** Reads an organiser's folder as described in `README.md`. Invalid entries are reported and left out. */
export const readDataset = async (path: string): Promise<Dataset> => {
  const folder = await openFolder(path);
  return datasetOf(folder, await readSheets(folder));
};

const COLUMNS = 'columns.json';
const PICTURE = /\.(?:svg|png|jpe?g|webp|mp4)$/;
const DOCUMENT = /\.pdf$/;
const KNOWN =
  /^(?:events\.json|messages\.json|site-images\.json|columns\.json|(?:participations|stands|tasks|task-states|task-deadlines|users|categories|profiles|products|news|documents|videos|awards)\.(?:csv|xlsx|json)|(?:pages|layouts|dictionary)\/.+\.json|README\..+)$/;

const TABLE_ENDINGS = ['csv', 'xlsx', 'json'] as const;

const twice = (file: string): string => `${file} has these rows as well; leave one of the two files out.`;

/** By file without its ending. */
const TABLES: Readonly<Record<string, z.ZodObject>> = {
  participations: ParticipationRow,
  stands: StandRow,
  tasks: TaskRow,
  'task-states': TaskStateRow,
  'task-deadlines': TaskDeadlineRow,
  categories: CategoryRow,
  profiles: ProfileRow,
  products: ProductRow,
  news: NewsRow,
  documents: DocumentRow,
  videos: VideoRow,
  awards: AwardRow,
  users: UserRow,
};

/** By file, a map from the organiser's column names to ours. */
const ColumnsFile = z.record(z.string(), z.record(z.string(), z.string()));

/** The same, for a folder in memory. */
export const datasetOf = (folder: DatasetFolder, sheets: Sheets = NO_SHEETS): Dataset => {
  const columns = readColumns(folder);
  const table = <S extends z.ZodObject>(name: string, row: S): Reading<z.output<S>> => {
    const files = TABLE_ENDINGS.map((ending) => `${name}.${ending}`).filter((file) => folder.has(file));
    const [file, other] = files;
    if (file === undefined) return nothing([]);
    if (other !== undefined) return nothing([{ file: other, line: 0, column: '', reason: twice(file) }]);
    const names = TABLE_ENDINGS.map((ending) => columns.names[`${name}.${ending}`]).find(Boolean);
    const sheet = sheets.rows.get(file);
    if (sheet) return readRows(file, tableOf(sheet, folderHeadings(row, names)), row, names);
    const bytes = folder.get(file) ?? new Uint8Array();
    if (file.endsWith('.csv')) return readTable(file, bytes, row, names);
    return file.endsWith('.json')
      ? readJsonTable(file, bytes).match(
          (table) => readRows(file, table, row, names),
          (fault) => nothing([fault]),
        )
      : nothing([]);
  };
  const events = json(folder, 'events.json');
  const list = <S extends z.ZodType>(name: string, item: S): Reading<z.output<S>> =>
    events.match(
      (file) => (file === undefined ? nothing([]) : readList(file, name, item)),
      () => nothing([]),
    );
  const listFile = <S extends z.ZodType>(name: string, item: S): Reading<z.output<S>> =>
    json(folder, name).match(
      (file) => (file === undefined ? nothing([]) : readList(file, '', item)),
      (fault) => nothing([fault]),
    );
  const read = {
    shows: list('shows', ShowItem),
    organizers: list('organizers', OrganizerItem),
    events: list('events', EventItem),
    sites: list('sites', SiteItem),
    participations: table('participations', ParticipationRow),
    stands: table('stands', StandRow),
    tasks: table('tasks', TaskRow),
    taskStates: table('task-states', TaskStateRow),
    taskDeadlines: table('task-deadlines', TaskDeadlineRow),
    categories: table('categories', CategoryRow),
    profiles: table('profiles', ProfileRow),
    products: table('products', ProductRow),
    news: table('news', NewsRow),
    documents: table('documents', DocumentRow),
    videos: table('videos', VideoRow),
    awards: table('awards', AwardRow),
    users: table('users', UserRow),
    messages: listFile('messages.json', MessageItem),
    siteImages: listFile('site-images.json', SiteImageItem),
  };
  const { pages, parts, faults: pageFaults } = readPages(folder);
  const { layouts, faults: layoutFaults } = readLayouts(folder);
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
    taskDeadlines: read.taskDeadlines.entries,
    categories: read.categories.entries,
    profiles: read.profiles.entries,
    products: read.products.entries,
    news: read.news.entries,
    documents: read.documents.entries,
    videos: read.videos.entries,
    awards: read.awards.entries,
    users: read.users.entries,
    messages: read.messages.entries,
    siteImages: read.siteImages.entries,
    pages,
    layouts,
    phrases,
    parts,
    pictures: new Map([...folder].filter(([file]) => PICTURE.test(file))),
    showcaseFiles: new Map([...folder].filter(([file]) => PICTURE.test(file) || DOCUMENT.test(file))),
    broken: brokenOf(events.isErr(), read.events, read.sites, read.participations),
    faults: [
      ...emptyFolder(folder),
      ...columns.faults,
      ...sheets.faults,
      ...(events.isErr() ? [events.error] : []),
      ...readings.flatMap(({ faults }) => faults),
      ...pageFaults,
      ...layoutFaults,
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
      const names = entries[0]?.value ?? {};
      return { names, faults: [...faults, ...unknownTargets(file, names)] };
    },
    (fault) => ({ names: {}, faults: [fault] }),
  );

/** Names of files and of columns that do not exist. */
const unknownTargets = (
  { lines }: JsonFile,
  names: Readonly<Record<string, ColumnNames>>,
): readonly DatasetFault[] => {
  const at = (column: string, reason: string) => ({
    file: COLUMNS,
    line: lines.get(column) ?? 1,
    column,
    reason,
  });
  return Object.entries(names).flatMap(([file, columns]) => {
    const row = TABLES[file.replace(/\.(?:csv|xlsx|json)$/, '')];
    if (row === undefined) return [at(file, `No table is called "${file}".`)];
    const columnNames = Object.keys(row.shape);
    return Object.entries(columns)
      .filter(([, ours]) => !columnNames.some((name) => name.toLowerCase() === ours.toLowerCase()))
      .map(([theirs, ours]) =>
        at(`${file}.${theirs}`, `${file} has no column "${ours}"; it has ${columnNames.join(', ')}.`),
      );
  });
};

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
