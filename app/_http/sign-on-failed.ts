import { SIGN_ON_NEEDS_PASSWORD, SIGN_ON_UNVERIFIED } from '@fairdesk/core/session';
import { type Failure, type Language, localPath, throttledKey } from '@fairdesk/core/shared';
import { runtime } from '#app/_process/runtime.ts';
import { seeOther } from './read-form.ts';

/** Leads back to a page with the sign-in form, which says why the identity provider did not sign in. */
export const signOnFailed = (language: Language, failure: Failure): Response => {
  const { appUrl, visitorPortal } = runtime().settings;
  const page = new URL(localPath({ language, path: visitorPortal.isOn ? '/saved' : '/' }), appUrl);
  page.searchParams.set('sign-in', labelOf(failure));
  return seeOther(page);
};

const labelOf = (failure: Failure): string => {
  if (failure.kind !== 'rejected') return throttledKey(failure) ?? 'sign-on-unavailable';
  return OWN_LABEL.has(failure.reason) ? failure.reason : 'sign-on-refused';
};

const OWN_LABEL: ReadonlySet<string> = new Set([SIGN_ON_NEEDS_PASSWORD, SIGN_ON_UNVERIFIED]);
