import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { findPage } from '../find-page.ts';
import type { LayoutMode } from '../layout-answer.ts';
import { listSites } from '../list-sites.ts';
import { itemOf } from './item.ts';
import { type Predicate, searchItems } from './search-items.ts';
import { siteInfoOf } from './site-info.ts';

/** What a request says beside its query. */
export interface Asker {
  readonly query: Query;
  /** Where visitors reach the product, without a slash at its end. */
  readonly publicUrl: string;
  readonly mode: LayoutMode;
  /** Of the header `sc_site`; the query names the site otherwise. */
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

/** What the fields of a query are answered with: the words are the schema's. */
export const rootOf = (asker: Asker) => {
  const { query, mode } = asker;
  const sites = () => listSites(query);
  return {
    // Published layouts are the same for everybody: only `item` answers in the mode asked for.
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
      const page = await findPage(query, { ...request, language: spoken });
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

/** The address of a page among all items: `/sitecore/content/spring/home/visit`. */
const CONTENT_PATH = /^\/sitecore\/content\/([^/]+)\/home(\/.*)?$/i;

/** An unknown language means English, as over REST. */
const languageOf = (language: string | null | undefined): string =>
  isLanguage(language ?? '') ? (language ?? '') : DEFAULT_LANGUAGE;
