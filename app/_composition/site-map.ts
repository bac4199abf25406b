import 'server-only';
import { PORTAL_SITE } from '@fairdesk/core/events';
import {
  type BlockKind,
  isWritten,
  type MappedPage,
  type Page,
  siteMapXml,
  withNested,
} from '@fairdesk/core/page';
import { exhibitorSlugs } from '@fairdesk/core/profile';
import { type EventId, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { readsOnly } from '#ui/page/reads-only.ts';
import { isClosedToSearch } from './closed-to-search.ts';
import { SITE_DIRECTORY } from './events.ts';
import { orElse } from './or-else.ts';
import { PAGE_SOURCE, SITE_ROUTES } from './page.ts';
import { EXHIBITOR_DIRECTORY } from './profile.ts';
import { runtime } from './runtime.ts';
import { server } from './server.ts';

/** How long a map is handed out, in milliseconds: making it opens every page. */
const LIFE_MS = 10 * 60_000;
/** How many pages are opened at once. */
const AT_ONCE = 4;

const KEY = Symbol.for('fairdesk/site map');
const holder = globalThis as { [KEY]?: { readonly until: number; readonly map: Promise<string> } };

/** The map of every page that anybody may read; made once for all who ask meanwhile. */
export const siteMap = (): Promise<string> => {
  const now = Date.now();
  if (holder[KEY] === undefined || holder[KEY].until < now)
    holder[KEY] = { until: now + LIFE_MS, map: makeMap().catch(forgotten) };
  return holder[KEY].map;
};

export const forgetSiteMap = (): void => {
  delete holder[KEY];
};

const forgotten = (cause: unknown): never => {
  forgetSiteMap();
  throw cause;
};

interface Site {
  readonly name: string;
  readonly folder: string;
  readonly event?: EventId;
}

/** A page of one site, by its path within it. */
type Route = Required<MappedPage>;

const makeMap = async (): Promise<string> => {
  const events = await orElse([], server().get(SITE_DIRECTORY).sites());
  const sites: readonly Site[] = [
    { name: PORTAL_SITE, folder: '' },
    ...events.map(({ site, virtualFolder, event }) => ({ name: site, folder: virtualFolder, event })),
  ];
  const pages: MappedPage[] = [];
  for (const site of sites) pages.push(...(await pagesOf(site)));
  return siteMapXml(runtime().settings.appUrl, pages);
};

const pagesOf = async (site: Site): Promise<readonly MappedPage[]> => {
  const routes = new Map<string, Route>();
  for (const language of LANGUAGES)
    for (const { path, changedAt } of await orElse(
      [],
      server().get(SITE_ROUTES).routes(site.name, language),
    )) {
      const known = routes.get(path) ?? { path, languages: [], changedAt: {} };
      routes.set(path, {
        path,
        languages: [...known.languages, language],
        changedAt: { ...known.changedAt, ...(changedAt && { [language]: changedAt }) },
      });
    }
  const waiting = [...routes.values()];
  const found: MappedPage[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(...(await mapped(site, next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
};

/** The page, and those of the exhibitors it lists; nothing where it knows people: it is for them alone. */
const mapped = async (site: Site, { path, languages, changedAt }: Route): Promise<readonly MappedPage[]> => {
  const [language] = languages;
  const address = addressOf(site.folder, path);
  if (language === undefined || isClosedToSearch(address)) return [];
  const page = await openPage(site, path, language);
  if (page === undefined) return [];
  const has = (wanted: BlockKind) => withNested(page.main).some(({ kind }) => kind === wanted);
  // Search engines have a search of their own.
  if (has('search')) return [];
  const isList = has('exhibitor-list');
  return [{ path: address, languages, changedAt }, ...(isList ? await nested(site, path, languages) : [])];
};

/** The page that anybody may read; absent where there is none. */
const openPage = async (
  { name: site, folder }: Site,
  path: string,
  language: Language,
): Promise<Page | undefined> => {
  const page = await server().get(PAGE_SOURCE).open({ site, folder, path, language });
  return page.isOk() && readsOnly(page.value) ? page.value : undefined;
};

/** The exhibitors of a list that have a page of their own, in the languages of the one page that shows them all. */
const nested = async (
  site: Site,
  path: string,
  languages: readonly Language[],
): Promise<readonly MappedPage[]> => {
  const [language] = languages;
  if (site.event === undefined || language === undefined) return [];
  const listed = exhibitorSlugs(server().get(EXHIBITOR_DIRECTORY))(site.event, language, MOST_EXHIBITORS);
  const slugs = await orElse([], listed);
  const [first] = slugs;
  const page = first !== undefined && (await openPage(site, `${path}/${first}`, language));
  if (!page) return [];
  const written = languages.filter((each) => isWritten({ ...page, language: each }));
  return slugs.map((slug) => ({
    path: `${addressOf(site.folder, path)}/${encodeURIComponent(slug)}`,
    languages: written,
  }));
};

/** In each of four languages they fill two fifths of a map. */
const MOST_EXHIBITORS = 5000;

const addressOf = (folder: string, path: string): string => {
  if (folder === '') return path;
  return path === '/' ? `/${folder}` : `/${folder}${path}`;
};
