import { setImmediate as nextTurn } from 'node:timers/promises';
import { eventZoneOf } from '../../../shared/resources/event-zone.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { anyTable } from '../../profile-service/rows.ts';
import type { Cells } from '../read/cells.ts';
import { distinct, textOf } from './export-cells.ts';
import { COMPANY_TABLES } from './export-companies.ts';
import { FAIR_TABLES } from './export-fair.ts';
import { companyFileKeys } from './export-file-keys.ts';
import { createExportedFiles, type ExportedFiles, type FolderFile, keyIn } from './export-files.ts';
import { eventsJson, messagesJson } from './export-json.ts';
import { exportReadme } from './export-readme.ts';
import { siteImageItems, siteImageRows } from './export-site-images.ts';
import { createNotes, headerOf, linesOf } from './export-table.ts';
import { categoryCodes, type ExportedFair } from './exported-fair.ts';

/** How many companies are read at once: few enough that the server responds to others meanwhile. */
const COMPANIES_AT_ONCE = 50;
/** How many rows are written at once. */
const ROWS_AT_ONCE = 200;

const TEXT = new TextEncoder();

/**
 * A fair as the folder that the import reads, file by file. Nothing larger than a file or the rows of some companies
 * is in memory.
 *
 * The same fair gives the same files, in the same order.
 */
export async function* exportFolder(
  { query, files: store }: { readonly query: Query; readonly files: Pick<FileStore, 'read'> },
  eventId: string,
): AsyncGenerator<FolderFile> {
  const notes = createNotes();
  const files = createExportedFiles(query, store);
  const [event = {}] = await anyTable(query)
    .selectFrom('events')
    .selectAll()
    .where('id', '=', eventId)
    .execute();
  const slug = textOf(event.slug);
  const timeZone = eventZoneOf(event);
  const uids = await companyUids(query, eventId);
  const sites = (
    await anyTable(query).selectFrom('sites').selectAll().where('eventId', '=', eventId).execute()
  )
    .map((site): Cells => site)
    .toSorted((a, b) => (textOf(a.name) < textOf(b.name) ? -1 : 1));
  const codes = await categoryCodes(query, event);
  const fair: ExportedFair = { query, event, slug, timeZone, uids, sites, codes, files, notes };
  const names = sites.map(({ name }) => textOf(name));

  for (const site of sites) yield* files.open(keysOf(`${textOf(site.logo)} ${textOf(site.settings)}`));
  for (const name of names) yield* layoutFiles(query, name, files);
  const images = await siteImageRows(query, names);
  yield* files.open(images.map(({ fileKey }) => fileKey));
  const siteImages = siteImageItems(images, files);
  for (const some of chunksOf(uids)) {
    yield* files.open(await companyFileKeys(query, some));
    await nextTurn();
  }

  yield jsonFile('events.json', await eventsJson(fair));
  for (const { file, schema, rowsOf } of FAIR_TABLES) {
    const rows = await rowsOf(fair);
    const chunks = async function* () {
      yield headerOf(schema);
      for (const some of slicesOf(rows, ROWS_AT_ONCE)) {
        yield linesOf(file, schema, some, notes);
        await nextTurn();
      }
    };
    if (rows.length > 0) yield { path: file, chunks: chunks() };
  }
  for (const { file, schema, rowsOf } of COMPANY_TABLES) {
    const chunks = async function* () {
      yield headerOf(schema);
      for (const some of chunksOf(uids)) {
        const rows = await rowsOf({ query, event: { slug, timeZone }, uids: some, files, codes });
        yield linesOf(file, schema, rows, notes);
        await nextTurn();
      }
    };
    yield { path: file, chunks: chunks() };
  }
  const messages = await messagesJson(fair);
  if (messages.length > 0) yield jsonFile('messages.json', messages);
  if (siteImages.length > 0) yield jsonFile('site-images.json', siteImages);
  for (const name of names) yield* phraseFiles(query, name);
  yield { path: 'README.txt', chunks: [TEXT.encode(exportReadme(textOf(event.name), notes))] };
}

/** The uid of each company by its id, sorted by uid; a company without one is known by its id. */
const companyUids = async (query: Query, eventId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await query
    .selectFrom('participations')
    .select(['id', 'uid'])
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute();
  const uids = distinct(rows.map(({ id, uid }) => uid ?? id));
  const pairs = rows.map(({ id }, place) => [id, uids[place] ?? id] as const);
  return new Map(pairs.toSorted(([, a], [, b]) => (a < b ? -1 : 1)));
};

const chunksOf = (uids: ReadonlyMap<string, string>): readonly ReadonlyMap<string, string>[] =>
  slicesOf([...uids], COMPANIES_AT_ONCE).map((some) => new Map(some));

const slicesOf = <T>(all: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, place) =>
    all.slice(place * length, (place + 1) * length),
  );

const jsonFile = (path: string, value: unknown): FolderFile => ({
  path,
  chunks: [TEXT.encode(`${JSON.stringify(value, null, 2)}\n`)],
});

const MEDIA = /\/-\/media\/[0-9a-f-]{36}\/[\w.~!*'()%-]*/g;

const keysOf = (text: string): readonly string[] =>
  (text.match(MEDIA) ?? []).flatMap((address) => keyIn(address) ?? []);

/** The pages of a site as the layout service serves them, each after its pictures. */
async function* layoutFiles(query: Query, site: string, files: ExportedFiles): AsyncGenerator<FolderFile> {
  const pages = await query
    .selectFrom('pages')
    .select(['path', 'language'])
    .where('site', '=', site)
    .execute();
  const sorted = pages
    .map((page) => ({ ...page, file: `layouts/${site}/${page.language}/${fileNameOf(page.path)}.json` }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  for (const { path, language, file } of sorted) {
    const page = await query
      .selectFrom('pages')
      .select('layout')
      .where(isPage({ site, path, language }))
      .executeTakeFirst();
    if (page === undefined) continue;
    yield* files.open(keysOf(page.layout));
    const layout = page.layout.replaceAll(MEDIA, (address) => {
      const picture = files.pathOf(keyIn(address));
      return picture === '' ? address : `{file:${picture}}`;
    });
    yield { path: file, chunks: [TEXT.encode(layout)] };
  }
}

const fileNameOf = (path: string): string => (path === '/' ? 'index' : path.slice(1));

async function* phraseFiles(query: Query, site: string): AsyncGenerator<FolderFile> {
  const rows = await query.selectFrom('dictionary').selectAll().where('site', '=', site).execute();
  const languages = [...new Set(rows.map(({ language }) => language))].toSorted();
  for (const language of languages) {
    const phrases = rows
      .filter((row) => row.language === language && row.phrase !== '')
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    yield jsonFile(
      `dictionary/${site}/${language}.json`,
      Object.fromEntries(phrases.map(({ key, phrase }) => [key, phrase])),
    );
  }
}
