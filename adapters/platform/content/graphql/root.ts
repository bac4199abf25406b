import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { findPage } from '../find-page.ts';
import type { LayoutMode } from '../layout-answer.ts';
import { listSites } from '../list-sites.ts';
import { itemOf } from './item.ts';
import { type Predicate, searchItems } from './search-items.ts';
import { siteInfoOf } from './site-info.ts';

/** The context of a request beside its query. */
export interface Asker {
  readonly query: Query;
  /** Where visitors reach the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly mode: LayoutMode;
  /** From the header `sc_site`; otherwise the query names the site. */
  readonly site?: string | undefined;
}

interface LayoutRequest {
  readonly site: string;
  readonly routePath: string;
  readonly language?: string | null;
}

interface ItemRequest {
  readonly path: string;
  readonly language?: string | null;
}

interface SearchRequest {
  readonly where?: Predicate | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The root value of a query: resolvers with the names of the schema. */
export const rootOf = (asker: Asker) => {
  const { query, mode } = asker;
  const sites = () => listSites(query);
  return {
    // Published layouts are the same for every visitor: only `item` respects the requested mode.
    layout: async ({ site, routePath, language }: LayoutRequest) => {
      const spoken = languageOf(language);
      const page = await findPage(query, { site, item: routePath, language: spoken });
      return { item: page && itemOf(page, spoken) };
    },
    item: async ({ path, language }: ItemRequest) => {
      const spoken = languageOf(language);
      const [, named, within] = CONTENT_PATH.exec(path) ?? [];
      const request =
        named === undefined ? { site: asker.site, item: path } : { site: named, item: within ?? '/' };
      const page = await findPage(query, {
        ...request,
        language: spoken,
        as: mode === 'normal' ? 'page' : 'stored',
      });
      return page && itemOf(page, spoken, mode);
    },
    site: {
      siteInfo: async ({ site }: { readonly site: string }) => {
        const found = (await sites()).find(({ name }) => name === site);
        return found && siteInfoOf(found, asker);
      },
      siteInfoCollection: async () => (await sites()).map((site) => siteInfoOf(site, asker)),
    },
    search: async ({ where, ...request }: SearchRequest) => searchItems(query, where ?? {}, request),
  };
};

/** The content path of a page: `/sitecore/content/spring/home/visit`. */
const CONTENT_PATH = /^\/sitecore\/content\/([^/]+)\/home(\/.*)?$/i;

/** Defaults an unknown language to English, as over REST. */
const languageOf = (language: string | null | undefined): string =>
  isLanguage(language ?? '') ? (language ?? '') : DEFAULT_LANGUAGE;
