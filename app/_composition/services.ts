import type { ServiceAccount } from '#adapters/session/token-issuer.ts';
import { createHttp, type Fetch, type Http } from '#adapters/shared/http.ts';
import { SERVICE_USER } from './runtime.ts';
import type { Settings } from './settings.ts';

/** The outside systems, each behind one {@link Http}: those that are set up, else the embedded ones. */
export interface Services {
  readonly profile: Http;
  readonly identity: Http;
  readonly content: Http;
  readonly serviceAccount: ServiceAccount;
  readonly layout: { readonly apiKey: string; readonly configuration: string };
}

/** An address for requests that never leave the process. */
const EMBEDDED = 'http://platform.local/';

export const openServices = (settings: Settings, platform: Fetch): Services => {
  const { profileService, layoutService, secrets } = settings;
  const embedded = createHttp(EMBEDDED, platform);
  return {
    profile: profileService ? createHttp(profileService.url) : embedded,
    identity: embedded,
    content: layoutService ? createHttp(layoutService.url) : embedded,
    serviceAccount: profileService ?? { username: SERVICE_USER, password: secrets.servicePassword },
    layout: layoutService ?? { apiKey: secrets.layoutKey, configuration: 'jss' },
  };
};
