import type { Query } from '../../database/open-database.ts';
import { type FoundPage, findPage } from '../find-page.ts';
import type { Site } from '../list-sites.ts';
import type { PageRequest } from '../page-of-list.ts';
import { ERROR_PATHS } from '../page-purposes.ts';
import { phrasesOf } from '../site-phrases.ts';
import { type RoutesRequest, routesOf } from '../site-routes.ts';
import { type SiteSettings, settingsOf, usualRobots } from '../site-settings.ts';
import { itemOf, rootPathOf, routeItem } from './item.ts';

interface Reading {
  readonly query: Query;
  readonly publicUrl: string;
}

/** A site with its dictionary, its routes and the settings its front end needs. */
export const siteInfoOf = (site: Site, { query, publicUrl }: Reading) => {
  const settings = settingsOf(site);
  const { name } = site;
  return {
    name,
    hostname: settings.hostname,
    language: site.languages[0] ?? 'en',
    rootPath: rootPathOf(name),
    dictionary: ({ language, ...request }: PageRequest & { readonly language: string }) =>
      phrasesOf(query, name, language, request),
    routes: async (request: RoutesRequest) => {
      const { results, ...rest } = await routesOf(query, name, request);
      return {
        ...rest,
        results: results.map((found) => ({
          routePath: found.path,
          route: routeItem(name, found, async () => {
            const page = await findPage(query, { site: name, item: found.path, language: request.language });
            return page?.layout;
          }),
        })),
      };
    },
    redirects: settings.redirects,
    errorHandling: ({ language }: { readonly language?: string | null }) =>
      errorHandling(query, site, settings, language ?? 'en'),
    robots: settings.robots ?? usualRobots(publicUrl),
    sitemap: [`${publicUrl}/sitemap.xml`],
    llmsTxt: settings.llmsTxt ?? null,
  };
};

/** The site's error pages: those in its settings, else `/404` and `/500`. Each is read when it is selected. */
const errorHandling = (query: Query, { name }: Site, settings: SiteSettings, language: string) => {
  const pageAt = (item: string) => findPage(query, { site: name, item, language, as: 'error-page' });
  const notFound = () => pageAt(settings.notFoundPage ?? ERROR_PATHS['not-found']);
  const serverError = () => pageAt(settings.serverErrorPage ?? ERROR_PATHS['server-error']);
  const itemIn = async (page: Promise<FoundPage | undefined>) => {
    const found = await page;
    return found ? itemOf(found, language) : null;
  };
  return {
    notFoundPage: () => itemIn(notFound()),
    notFoundPagePath: async () => (await notFound())?.path ?? null,
    serverErrorPage: () => itemIn(serverError()),
    serverErrorPagePath: async () => (await serverError())?.path ?? null,
  };
};
