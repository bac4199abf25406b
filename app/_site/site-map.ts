import 'server-only';
import { PORTAL_SITE } from '@fairdesk/core/events';
import { exhibitorSlugs } from '@fairdesk/core/profile';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, Result } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { runtime } from '#app/_process/runtime.ts';
import { exhibitorPage, type MappedSite, mappedPages, routesOf } from './site-map-pages.ts';
import { siteMapIndexXml, siteMapXml } from './site-map-xml.ts';
import { visibleSites } from './site-visibility.ts';

/** How long a part of the site map is cached, in milliseconds: generating it opens its pages. */
const LIFE_MS = 10 * 60_000;
/** Maximum number of cached parts; a part takes some megabytes. */
const CACHED_PARTS = 16;
/** Number of pages per part; in four languages far fewer addresses than a file may hold. */
const PAGES_PER_PART = 1000;
/** Number of exhibitors per part. */
const EXHIBITORS_PER_PART = 2000;

/** A part of the site map: `?site=clearwater&of=exhibitors&part=1`. */
export interface SiteMapPart {
  readonly site: string;
  readonly of: string;
  /** 1-based. */
  readonly part: number;
}

type Xml = Promise<Result<string, Failure>>;

const KEY = Symbol.for('fairdesk/site map');
const holder = globalThis as { [KEY]?: Map<string, { readonly until: number; readonly xml: Xml }> };

/** Caches a file; concurrent requests share its generation, and a failure is not cached. */
const cached = (key: string, make: () => Xml): Xml => {
  holder[KEY] ??= new Map();
  const cache = holder[KEY];
  const former = cache.get(key);
  if (former !== undefined && former.until > Date.now()) return former.xml;
  const xml = make();
  cache.delete(key);
  cache.set(key, { until: Date.now() + LIFE_MS, xml });
  const drop = () => cache.get(key)?.xml === xml && cache.delete(key);
  xml.then((made) => made.isErr() && drop(), drop);
  for (const [oldest] of cache) if (cache.size > CACHED_PARTS) cache.delete(oldest);
  return xml;
};

export const invalidateSiteMap = (): void => {
  delete holder[KEY];
};

/** Lists the parts of the site map. Only counts pages and exhibitors, so it is fast. */
export const siteMapIndex = (): Xml =>
  cached('', async () => {
    const sites = await mappedSites();
    if (sites.isErr()) return err(sites.error);
    const parts = Result.combine(await Promise.all(sites.value.map(partsOf)));
    return parts.map((lists) => siteMapIndexXml(lists.flat().map(addressOf)));
  });

/** A part of the site map; `not-found` when the index does not list it. */
export const siteMapPart = (part: SiteMapPart): Xml =>
  cached(JSON.stringify(part), async () => {
    const sites = await mappedSites();
    if (sites.isErr()) return err(sites.error);
    const site = sites.value.find(({ name }) => name === part.site);
    const isListed = site && (await partsOf(site)).map((parts) => parts.some((each) => isSame(each, part)));
    if (isListed?.isErr()) return err(isListed.error);
    if (!site || !isListed?.unwrapOr(false)) return err({ kind: 'not-found', what: 'this part of the map' });
    const pages = await (part.of === 'pages' ? pagesIn(site, part) : exhibitorsIn(site, part));
    return pages.map((mapped) => siteMapXml(runtime().settings.appUrl, mapped));
  });

const isSame = (one: SiteMapPart, other: SiteMapPart): boolean =>
  one.of === other.of && one.part === other.part;

const addressOf = ({ site, of, part }: SiteMapPart): string =>
  `${runtime().settings.appUrl}/sitemap.xml?${new URLSearchParams({ site, of, part: String(part) })}`;

/** The portal's own site and those of every visible event. */
const mappedSites = async (): Promise<Result<readonly MappedSite[], Failure>> => {
  const sites = await currentUseCases().sites.sites();
  if (sites.isErr()) return err(sites.error);
  const events = (await visibleSites(sites.value)).map(({ site: name, virtualFolder: folder, event }) => ({
    ...{ name, folder, event },
  }));
  return ok([{ name: PORTAL_SITE, folder: '' }, ...events]);
};

const partsOf = async (site: MappedSite): Promise<Result<readonly SiteMapPart[], Failure>> => {
  const [routes, exhibitors] = await Promise.all([routesOf(site), exhibitorCount(site)]);
  if (routes.isErr()) return err(routes.error);
  const parts = (of: string, count: number, perPart: number): SiteMapPart[] =>
    Array.from({ length: Math.ceil(count / perPart) }, (_, index) => ({
      site: site.name,
      of,
      part: index + 1,
    }));
  return exhibitors.map((count) => [
    ...parts('pages', routes.value.length, PAGES_PER_PART),
    ...parts('exhibitors', count, EXHIBITORS_PER_PART),
  ]);
};

const exhibitorCount = async ({ event }: MappedSite): Promise<Result<number, Failure>> =>
  event === undefined
    ? ok(0)
    : currentUseCases()
        .exhibitors.slugs(event, { offset: 0, limit: 1 })
        .map(({ total }) => total);

const pagesIn = async (site: MappedSite, { part }: SiteMapPart) => {
  const routes = await routesOf(site);
  if (routes.isErr()) return err(routes.error);
  const start = (part - 1) * PAGES_PER_PART;
  return ok(await mappedPages(site, routes.value.slice(start, start + PAGES_PER_PART)));
};

/** The exhibitors of a site, at the address and in the languages of its exhibitor page. */
const exhibitorsIn = async (site: MappedSite, { part }: SiteMapPart) => {
  const { event } = site;
  if (event === undefined) return ok([]);
  const stretch = { offset: (part - 1) * EXHIBITORS_PER_PART, limit: EXHIBITORS_PER_PART };
  const slugs = await exhibitorSlugs(currentUseCases().exhibitors)(event, stretch);
  if (slugs.isErr()) return err(slugs.error);
  const pages = slugs.value.filter(Boolean);
  const [first] = pages;
  const page = first === undefined ? undefined : await exhibitorPage(site, first);
  return ok(
    page
      ? pages.map((slug) => ({
          path: `${page.listAddress}/${encodeURIComponent(slug)}`,
          languages: page.languages,
        }))
      : [],
  );
};
