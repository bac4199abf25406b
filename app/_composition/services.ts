import type { Log } from '@fairdesk/core/shared';
import type { LayoutServiceSettings } from '#adapters/page/layout-service.ts';
import type { SearchServiceSettings } from '#adapters/search/search-service.ts';
import type { ServiceAccount } from '#adapters/session/token-issuer.ts';
import { withBreaker } from '#adapters/shared/circuit-breaker.ts';
import { createEmbeddedHttp, type PlatformCall } from '#adapters/shared/embedded-http.ts';
import { createHttp, type Fetch, type Http, type HttpOptions, type Method } from '#adapters/shared/http.ts';
import { currentBudget } from '#adapters/shared/request-budget.ts';
import type { LayoutApi } from '#app/_process/content-settings.ts';
import { COOKIE_NAMES } from '#app/_process/cookie-names.ts';
import type { Settings } from '#app/_process/settings.ts';

/** The outside systems, each behind one {@link Http}: those that are set up, else the embedded ones. */
export interface Services {
  readonly profile: Http;
  readonly identity: Http;
  readonly content: Http;
  /** The words of the content platform: it may hang where its pages do not. */
  readonly dictionary: Http;
  /** Which events have a site: always kept by us. */
  readonly sites: { readonly http: Http; readonly apiKey: string };
  /** With which an outside profile service is asked for a token; the embedded one trusts our process. */
  readonly profileAccount: ServiceAccount | undefined;
  readonly search: SearchServiceSettings & { readonly http: Http };
  readonly layout: LayoutServiceSettings & { readonly api: LayoutApi };
}

/** What the process has opened that services are reached by. */
export interface ServiceRuntime {
  readonly settings: Settings;
  readonly log: Log;
  readonly platform: PlatformCall;
  /** The network's `fetch`, as it is without the framework's cache around it. */
  readonly network?: Fetch;
}

const MEGABYTE = 1_048_576;
/** The longest response of each system, in bytes after decompression: some ten times what the largest fair needs. Ours. */
const PROFILE_BYTES = 16 * MEGABYTE;
const LAYOUT_BYTES = 8 * MEGABYTE;
const DICTIONARY_BYTES = 4 * MEGABYTE;
const SEARCH_BYTES = 4 * MEGABYTE;

const ourSearch = (apiKey: string): SearchServiceSettings => ({
  access: { api: 'discover', domain: 'fairdesk', apiKey },
  widgetId: 'site',
});

export const openServices = ({ settings, log, platform, network }: ServiceRuntime): Services => {
  const { profileService, layoutService, searchService, frameHosts, secrets } = settings;
  const embedded = createEmbeddedHttp(platform, { budget: currentBudget });
  const outside = (
    system: string,
    url: string,
    { isRepeatable, ...limits }: Pick<HttpOptions, 'maxBytes'> & { readonly isRepeatable: Repeatable },
  ): Http => {
    const options = { ...limits, budget: currentBudget, isAbandoned: isRepeatable };
    return withBreaker(createHttp(url, network, options), { system, log, isRepeatable });
  };
  const layoutPart = (system: string, maxBytes: number): Http =>
    layoutService ? outside(system, layoutService.url, { maxBytes, isRepeatable: always }) : embedded;
  return {
    profile: profileService
      ? outside('profile service', profileService.url, {
          maxBytes: PROFILE_BYTES,
          isRepeatable: isProfileRead,
        })
      : embedded,
    identity: embedded,
    content: layoutPart('layout service', LAYOUT_BYTES),
    dictionary: layoutPart('dictionary of the layout service', DICTIONARY_BYTES),
    sites: { http: embedded, apiKey: secrets.layoutKey },
    profileAccount: profileService,
    search: searchService
      ? {
          ...searchService,
          http: outside('search service', searchService.url, {
            maxBytes: SEARCH_BYTES,
            isRepeatable: always,
          }),
        }
      : { ...ourSearch(secrets.layoutKey), http: embedded },
    layout: {
      ...(layoutService ?? { apiKey: secrets.layoutKey, configuration: 'jss', api: 'rest' }),
      frameHosts,
      cookieNames: COOKIE_NAMES,
      publicUrl: settings.appUrl,
      ...(layoutService?.api === 'edge' && {
        styleHost: { url: layoutService.url, contextId: layoutService.apiKey },
      }),
    },
  };
};

/** Whether a call changes nothing, so that it may be repeated, and ends when the visitor leaves. */
type Repeatable = (method: Method, path: string) => boolean;

/** Layout and search are only ever read, over POST as well. */
const always: Repeatable = () => true;

const isProfileRead: Repeatable = (method, path) => method === 'get' || path.endsWith('/token');
