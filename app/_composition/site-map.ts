import 'server-only';
import { PORTAL_SITE } from '@fairdesk/core/events';
import { type MappedPage, siteMapXml } from '@fairdesk/core/page';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { readsOnly } from '#ui/page/reads-only.ts';
import { isClosedToSearch } from './closed-to-search.ts';
import { SITE_DIRECTORY } from './events.ts';
import { orElse } from './or-else.ts';
import { PAGE_SOURCE, SITE_ROUTES } from './page.ts';
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
}

const makeMap = async (): Promise<string> => {
  const events = await orElse([], server().get(SITE_DIRECTORY).sites());
  const sites: readonly Site[] = [
    { name: PORTAL_SITE, folder: '' },
    ...events.map(({ site, virtualFolder }) => ({ name: site, folder: virtualFolder })),
  ];
  const pages: MappedPage[] = [];
  for (const site of sites) pages.push(...(await pagesOf(site)));
  return siteMapXml(runtime().settings.appUrl, pages);
};

const pagesOf = async ({ name, folder }: Site): Promise<readonly MappedPage[]> => {
  const languagesOf = new Map<string, Language[]>();
  for (const language of LANGUAGES)
    for (const path of await orElse([], server().get(SITE_ROUTES).routes(name, language)))
      languagesOf.set(path, [...(languagesOf.get(path) ?? []), language]);
  const waiting = [...languagesOf];
  const found: MappedPage[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, languages] = next;
      if (await isPublic({ name, folder }, path, languages[0]))
        found.push({ path: addressOf(folder, path), languages });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
};

/** Whether anybody may read the page: what knows people is for them alone. */
const isPublic = async (
  { name, folder }: Site,
  path: string,
  language: Language | undefined,
): Promise<boolean> => {
  if (language === undefined || isClosedToSearch(addressOf(folder, path))) return false;
  const page = await server().get(PAGE_SOURCE).open({ site: name, folder, path, language });
  return page.isOk() && readsOnly(page.value);
};

const addressOf = (folder: string, path: string): string => {
  if (folder === '') return path;
  return path === '/' ? `/${folder}` : `/${folder}${path}`;
};
