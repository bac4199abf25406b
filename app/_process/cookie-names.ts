import { MULTIPLE_EVENTS_COOKIE, SELECTION_COOKIES } from '@fairdesk/core/events';

/** The session's, by whether the site is served under https. */
export const SESSION_COOKIES = { https: '__Host-fairdesk', http: 'fairdesk' } as const;

/** Says which accounts have signed in from this browser, under our seal. */
export const DEVICE_COOKIES = { https: '__Host-fairdesk-device', http: 'fairdesk-device' } as const;

/** Says that this visit was already sent on to its only event once. */
export const REDIRECTED_COOKIE = 'redirected';

/** The two halves of a ticket to the editor's page, under the names that the vendor's editor knows. */
export const NONCE_COOKIE = '__prerender_bypass';
export const TICKET_COOKIE = '__next_preview_data';

/** What the newer editors keep. */
export const PREVIEW_COOKIES = {
  site: 'sc_site',
  isPreview: 'sc_preview',
  token: 'sc_preview_token',
} as const;

/** Every cookie of the product: nobody's content may have one for its own. */
export const COOKIE_NAMES: readonly string[] = [
  ...SELECTION_COOKIES,
  MULTIPLE_EVENTS_COOKIE,
  ...Object.values(SESSION_COOKIES),
  ...Object.values(DEVICE_COOKIES),
  REDIRECTED_COOKIE,
  NONCE_COOKIE,
  TICKET_COOKIE,
  ...Object.values(PREVIEW_COOKIES),
];
