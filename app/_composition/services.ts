import type { Clock, Log } from '@fairdesk/core/shared';
import type { LayoutServiceSettings } from '#adapters/page/layout-service.ts';
import type { BuiltInScreen } from '#adapters/page/with-built-in-screens.ts';
import { ACCREDITATION_TIMEOUT_MS } from '#adapters/partners/accreditation-service.ts';
import type { SearchServiceSettings } from '#adapters/search/search-service.ts';
import type { ServiceAccount } from '#adapters/session/token-issuer.ts';
import { type BreakerOptions, withBreaker } from '#adapters/shared/http/circuit-breaker.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import {
  createHttp,
  type Fetch,
  type Http,
  type HttpOptions,
  type Method,
} from '#adapters/shared/http/http.ts';
import type { PlatformCall } from '#adapters/shared/http/platform-call.ts';
import { currentBudget } from '#adapters/shared/http/request-budget.ts';
import type { LayoutApi } from '#app/_process/content-settings.ts';
import { COOKIE_NAMES } from '#app/_process/cookie-names.ts';
import type { Settings } from '#app/_process/settings.ts';

/** The outside systems, each behind one {@link Http}: those in the settings, else the embedded ones. */
export interface Services {
  readonly profile: Http;
  readonly identity: Http;
  readonly content: Http;
  /** The phrases of the content platform: this service may hang while pages still load. */
  readonly dictionary: Http;
  /** The sites of events: always stored by us. */
  readonly sites: { readonly http: Http; readonly apiKey: string };
  /** Messages to organisers: always stored and mailed by us. */
  readonly contact: Http;
  /** The organiser's desk: always stored by us. */
  readonly organiser: Http;
  /** Absent unless it is set up. */
  readonly accreditation: Http | undefined;
  /** The account for token requests to an outside profile service; the embedded one trusts our process. */
  readonly profileAccount: ServiceAccount | undefined;
  readonly search: SearchServiceSettings & { readonly http: Http };
  readonly layout: LayoutServiceSettings & { readonly api: LayoutApi };
  /** Reactions of visitors. */
  readonly visitors: Http;
}

/** What the process has opened to reach services. */
export interface ServiceRuntime {
  readonly settings: Settings;
  readonly log: Log;
  readonly platform: PlatformCall;
  /** The clock of the platform, which all servers share; that of the process when omitted. */
  readonly clock?: Clock;
  /** The portal's built-in screens; without them, a missing page stays missing. */
  readonly screenOf?: BuiltInScreen;
  /** The network's `fetch`, without the framework's cache. */
  readonly network?: Fetch;
  /** The current request of a visitor, whose reads from the platform may see the same state. */
  readonly scope?: () => object | undefined;
}

const MEGABYTE = 1_048_576;
/**
 * Maximum response size of each system, in bytes after decompression: about ten times what the largest fair
 * needs. Ours.
 */
const PROFILE_BYTES = 16 * MEGABYTE;
const LAYOUT_BYTES = 8 * MEGABYTE;
const DICTIONARY_BYTES = 4 * MEGABYTE;
const SEARCH_BYTES = 4 * MEGABYTE;
const VISITOR_BYTES = MEGABYTE;
const ACCREDITATION_BYTES = 65_536;

const ourSearch = (apiKey: string): SearchServiceSettings => ({
  access: { api: 'discover', domain: 'fairdesk', apiKey },
  widgetId: 'site',
});

export const openServices = ({ settings, log, platform, network, scope }: ServiceRuntime): Services => {
  const { profileService, layoutService, searchService, frameHosts, secrets } = settings;
  const { visitorPortal, accreditation } = settings;
  const embedded = createEmbeddedHttp(platform, { budget: currentBudget, ...(scope && { scope }) });
  const outside = (
    system: string,
    url: string,
    { isRepeatable, hangMs, ...limits }: OutsideOptions,
  ): Http => {
    const options = { ...limits, budget: currentBudget, isAbandoned: isRepeatable };
    return withBreaker(createHttp(url, network, options), {
      system,
      log,
      isRepeatable,
      ...(hangMs !== undefined && { hangMs }),
    });
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
    visitors: visitorPortal.url
      ? outside('visitor portal', visitorPortal.url, { maxBytes: VISITOR_BYTES, isRepeatable: isRead })
      : embedded,
    sites: { http: embedded, apiKey: secrets.layoutKey },
    contact: embedded,
    organiser: embedded,
    accreditation:
      accreditation &&
      outside('accreditation service', accreditation.url, {
        maxBytes: ACCREDITATION_BYTES,
        // An address that no view shows is of no consequence, so a probe may create one.
        isRepeatable: always,
        hangMs: ACCREDITATION_TIMEOUT_MS / 2,
      }),
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

/** Whether a call changes nothing, so it can be repeated, and aborted when the visitor disconnects. */
type Repeatable = (method: Method, path: string) => boolean;

type OutsideOptions = Pick<HttpOptions, 'maxBytes'> & Pick<BreakerOptions, 'isRepeatable' | 'hangMs'>;

/** Layout and search calls only read, even with POST. */
const always: Repeatable = () => true;

const isRead: Repeatable = (method) => method === 'get';

const isProfileRead: Repeatable = (method, path) => method === 'get' || path.endsWith('/token');
