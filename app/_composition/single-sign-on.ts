import type { Clock, Log } from '@fairdesk/core/shared';
import { createOpenIdConnect, type OpenIdConnect } from '#adapters/session/openid-connect.ts';
import type { Fetch } from '#adapters/shared/http/http.ts';
import type { Settings } from '#app/_process/settings.ts';

/** The page of ours that an identity provider sends browsers back to. */
const SIGN_ON_RETURN = '/api/session/single-sign-on/callback';

/** The identity provider of the settings; `undefined` without one. */
export const openSignOn = (
  { signOn, appUrl }: Pick<Settings, 'signOn' | 'appUrl'>,
  parts: { readonly clock: Clock; readonly log: Log; readonly network?: Fetch },
): OpenIdConnect | undefined =>
  signOn && createOpenIdConnect({ ...signOn, redirectUri: `${appUrl}${SIGN_ON_RETURN}` }, parts);
