import type { LayoutServiceSettings } from '#adapters/page/layout-service.ts';
import type { SearchServiceSettings } from '#adapters/search/search-service.ts';
import type { ServiceAccount } from '#adapters/session/token-issuer.ts';
import { createHttp, type Fetch, type Http } from '#adapters/shared/http.ts';
import type { LayoutApi } from './content-settings.ts';
import { COOKIE_NAMES } from './cookie-names.ts';
import { SERVICE_USER } from './runtime.ts';
import type { Settings } from './settings.ts';

/** The outside systems, each behind one {@link Http}: those that are set up, else the embedded ones. */
export interface Services {
  readonly profile: Http;
  readonly identity: Http;
  readonly content: Http;
  /** Which events have a site: always kept by us. */
  readonly sites: { readonly http: Http; readonly apiKey: string };
  readonly profileAccount: ServiceAccount;
  readonly identityAccount: ServiceAccount;
  readonly search: SearchServiceSettings & { readonly http: Http };
  readonly layout: LayoutServiceSettings & { readonly api: LayoutApi };
}

/** An address for requests that never leave the process. */
const EMBEDDED = 'http://platform.local/';

const ourSearch = (apiKey: string): SearchServiceSettings => ({
  access: { api: 'discover', domain: 'fairdesk', apiKey },
  widgetId: 'site',
});

export const openServices = (settings: Settings, platform: Fetch): Services => {
  const { profileService, layoutService, searchService, frameHosts, secrets } = settings;
  const embedded = createHttp(EMBEDDED, platform);
  const ours = { username: SERVICE_USER, password: secrets.servicePassword };
  return {
    profile: profileService ? createHttp(profileService.url) : embedded,
    identity: embedded,
    content: layoutService ? createHttp(layoutService.url) : embedded,
    sites: { http: embedded, apiKey: secrets.layoutKey },
    profileAccount: profileService ?? ours,
    identityAccount: ours,
    search: searchService
      ? { ...searchService, http: createHttp(searchService.url) }
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
