import { MULTIPLE_EVENTS_COOKIE, SELECTION_COOKIES } from '@fairdesk/core/events';
import { SIGNED_IN_COOKIE } from '@fairdesk/core/session';
import { CONSENT_COOKIE, LANGUAGE_COOKIE } from '@fairdesk/core/shared';
import { COLOUR_SCHEME_COOKIE } from '#ui/shared/theme/colour-scheme.ts';

/** The session cookie, depending on whether the site uses https. */
export const SESSION_COOKIES = { https: '__Host-fairdesk', http: 'fairdesk' } as const;

/** The sealed list of accounts that have signed in from this browser. */
export const DEVICE_COOKIES = { https: '__Host-fairdesk-device', http: 'fairdesk-device' } as const;

/**
 * The sealed secrets of a sign-in at the identity provider. The names go on with its state, so that two tabs can
 * sign in at once.
 */
export const SIGN_ON_COOKIES = { https: '__Host-fairdesk-sign-on-', http: 'fairdesk-sign-on-' } as const;

/** Set once a visit has been redirected to its only event. */
export const REDIRECTED_COOKIE = 'redirected';

/** What was typed in a form that was submitted without its script, for a minute. */
export const TYPED_COOKIE = 'typed';

/** The two halves of an editing ticket, with the names that the vendor's editor expects. */
export const NONCE_COOKIE = '__prerender_bypass';
export const TICKET_COOKIE = '__next_preview_data';

/** Cookies that the newer editors store. */
export const PREVIEW_COOKIES = {
  site: 'sc_site',
  isPreview: 'sc_preview',
  token: 'sc_preview_token',
} as const;

/** Every cookie of the product: content must not use these names. */
export const COOKIE_NAMES: readonly string[] = [
  ...SELECTION_COOKIES,
  MULTIPLE_EVENTS_COOKIE,
  ...Object.values(SESSION_COOKIES),
  ...Object.values(DEVICE_COOKIES),
  SIGNED_IN_COOKIE,
  REDIRECTED_COOKIE,
  TYPED_COOKIE,
  CONSENT_COOKIE,
  COLOUR_SCHEME_COOKIE,
  LANGUAGE_COOKIE,
  NONCE_COOKIE,
  TICKET_COOKIE,
  ...Object.values(PREVIEW_COOKIES),
];
