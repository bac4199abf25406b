import 'server-only';
import { type BlockKind, hasOnlyContent, isWritten, type Page, pageBlocks } from '@fairdesk/core/page';
import { type EventId, type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { isClosedToSearch } from './noindex-paths.ts';
import { isPortalAddress } from './portal-address.ts';
import type { MappedPage } from './site-map-xml.ts';

/** Number of pages to open concurrently. */
const AT_ONCE = 4;

/** A site in the site map. */
export interface MappedSite {
  readonly name: string;
  readonly folder: string;
  readonly event?: EventId;
}

/** A page of one site, by its path within it. */
type Route = Required<MappedPage>;

/** The pages of a site in all their languages, ordered by path, without opening them. */
export const routesOf = async ({ name, folder }: MappedSite): Promise<Result<readonly Route[], Failure>> => {
  const routes = new Map<string, Route>();
  for (const language of LANGUAGES) {
    const result = await currentUseCases().siteRoutes.routes(name, language);
    if (result.isErr()) return err(result.error);
    for (const { path, changedAt } of result.value) {
      const route = routes.get(path) ?? { path, languages: [], changedAt: {} };
      routes.set(path, {
        path,
        languages: [...route.languages, language],
        changedAt: { ...route.changedAt, ...(changedAt && { [language]: changedAt }) },
      });
    }
  }
  const open = [...routes.values()].filter(({ path }) => isOpen(addressOf(folder, path)));
  return ok(open.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
};

/** Whether visitors find a page at the address, and not a login form. */
const isOpen = (address: string): boolean => !isClosedToSearch(address) && !isPortalAddress(address);

/** The public ones of these pages, except search pages, which are useless to search engines. */
export const mappedPages = async (
  site: MappedSite,
  routes: readonly Route[],
): Promise<readonly MappedPage[]> => {
  const waiting = [...routes.entries()];
  const pages: (MappedPage | undefined)[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { path, languages, changedAt }] = next;
      const page = await openPage(site, path, languages[0]);
      const isMapped = page !== undefined && !has(page, 'search');
      pages[index] = isMapped ? { path: addressOf(site.folder, path), languages, changedAt } : undefined;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages.flatMap((page) => page ?? []);
};

/** The exhibitor page of a site: below its first exhibitor list, with the languages of that page. */
export const exhibitorPage = async (
  site: MappedSite,
  slug: string,
): Promise<{ readonly listAddress: string; readonly languages: readonly Language[] } | undefined> => {
  const routes = (await routesOf(site)).unwrapOr([]);
  // Lists are near the root, so this opens few pages.
  for (const { path, languages } of routes.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    const list = await openPage(site, path, languages[0]);
    if (!list || !has(list, 'exhibitor-list')) continue;
    const page = await openPage(site, `${path}/${slug}`, languages[0]);
    if (!page) continue;
    const written = languages.filter((each) => isWritten({ ...page, language: each }));
    return { listAddress: addressOf(site.folder, path), languages: written };
  }
  return undefined;
};

const depthOf = ({ path }: Route): number => path.split('/').length;

const has = (page: Page, blockKind: BlockKind): boolean =>
  pageBlocks(page).some(({ kind }) => kind === blockKind);

/** The public page; absent if there is none. */
const openPage = async (
  { name: site, folder }: MappedSite,
  path: string,
  language: Language | undefined,
): Promise<Page | undefined> => {
  if (language === undefined) return undefined;
  const page = await currentUseCases().pages.open({ site, folder, path, language });
  return page.isOk() && hasOnlyContent(page.value) ? page.value : undefined;
};

const addressOf = (folder: string, path: string): string => {
  if (folder === '') return path;
  return path === '/' ? `/${folder}` : `/${folder}${path}`;
};
