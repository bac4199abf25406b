import { SIGN_ON_NEEDS_PASSWORD, SIGN_ON_UNVERIFIED } from '@fairdesk/core/session';
import { type Failure, type Language, localPath, throttledKey } from '@fairdesk/core/shared';
import { seeOther } from '#app/_http/read-form.ts';
import type { SignOnJourney } from '#app/_http/sign-on-cookie.ts';
import { runtime } from '#app/_process/runtime.ts';
import { isDoorAddress } from './portal-address.ts';

/**
 * Leads back to a sign-in form, which says why the identity provider did not sign in: that of the page to return to, else
 * that of visitors or exhibitors.
 */
export const signOnFailed = (
  { language, returnTo }: Pick<SignOnJourney, 'language'> & Partial<SignOnJourney>,
  failure: Failure,
): Response => {
  const { appUrl } = runtime().settings;
  const back = new URL(returnTo ?? formOf(language), appUrl);
  const page = isDoorAddress(back.pathname) ? back : new URL(formOf(language), appUrl);
  page.searchParams.set('sign-in', labelOf(failure));
  return seeOther(page);
};

const formOf = (language: Language): string =>
  localPath({ language, path: runtime().settings.visitorPortal.isOn ? '/saved' : '/' });

const labelOf = (failure: Failure): string => {
  if (failure.kind !== 'rejected') return throttledKey(failure) ?? 'sign-on-unavailable';
  return OWN_LABEL.has(failure.reason) ? failure.reason : 'sign-on-refused';
};

const OWN_LABEL: ReadonlySet<string> = new Set([SIGN_ON_NEEDS_PASSWORD, SIGN_ON_UNVERIFIED]);
