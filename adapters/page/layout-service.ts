import type { Page, PageAddress, PageSource } from '@fairdesk/core/page';
import { decodeAddress, type Failure } from '@fairdesk/core/shared';
import type { Result } from 'neverthrow';
import { frozen } from '../shared/frozen.ts';
import { asOutage } from '../shared/http/as-outage.ts';
import type { Http } from '../shared/http/http.ts';
import { Layout } from './layout-schema.ts';
import { type LayoutSettings, readPage } from './read-page.ts';

export interface LayoutServiceSettings extends LayoutSettings {
  /** `jss`, `sxa-jss`, … */
  readonly configuration: string;
  readonly apiKey: string;
}

/**
 * Pages of the content platform over its REST layout service. With status 404 a page is missing, whatever the body: a
 * body that is no layout is in the `response` of the failure. Source: site spec §7 "Layout service", §8.
 */
export const createPageSource = (http: Http, settings: LayoutServiceSettings): PageSource => ({
  open: (address) => {
    let isMissing = false;
    return http('get', `sitecore/api/layout/render/${settings.configuration}`, Layout, {
      searchParams: {
        item: decodeAddress(address.path),
        sc_apikey: settings.apiKey,
        sc_site: address.site,
        sc_lang: address.language,
        tracking: 'false',
      },
      // A missing page has a body in the same format.
      throwHttpErrors: (status) => {
        isMissing = status === 404;
        return !isMissing;
      },
    })
      .mapErr((failure) =>
        isMissing && failure.kind === 'malformed' ? withoutLayout(failure, address) : asOutage(failure),
      )
      .andThen((layout) => pageOf(layout, address, settings));
  },
});

const withoutLayout = (
  { source: request, detail: data }: Failure & { readonly kind: 'malformed' },
  { path }: PageAddress,
): Failure => ({
  kind: 'not-found',
  what: `the page ${path}`,
  response: { request, status: 404, statusText: 'Not Found', headers: {}, data },
});

const pages = new WeakMap<Layout, Map<string, Result<Page, Failure>>>();

/** The page of a layout; of one that is cached, it is read once. */
const pageOf = (layout: Layout, address: PageAddress, settings: LayoutSettings): Result<Page, Failure> => {
  if (!Object.isFrozen(layout)) return readPage(address, settings)(layout);
  const cached = pages.get(layout) ?? new Map<string, Result<Page, Failure>>();
  pages.set(layout, cached);
  const key = JSON.stringify([address, settings]);
  const page = cached.get(key) ?? readPage(address, settings)(layout).map(frozen);
  cached.set(key, page);
  return page;
};
