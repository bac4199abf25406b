import { SIGN_ON_NEEDS_PASSWORD, SIGN_ON_REFUSED, SIGN_ON_UNVERIFIED } from '@fairdesk/core/session';
import { type Failure, type Language, localPath, throttledKey } from '@fairdesk/core/shared';
import { signedIn } from '#app/_http/permission.ts';
import { seeOther } from '#app/_http/read-form.ts';
import { readerLanguage } from '#app/_http/reader-language.ts';
import { problem } from '#app/_http/respond.ts';
import type { SignOnJourney } from '#app/_http/sign-on-cookie.ts';
import { runtime } from '#app/_process/runtime.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { messageResponse, wantsPage } from './message-response.tsx';
import { isDoorAddress } from './portal-address.ts';

/**
 * Says why the identity provider did not sign in. A user who is signed in reads it on a page of its own; others are led
 * to a sign-in form that says so: that of the page to return to, else that of visitors or exhibitors. So is a script.
 */
export const signOnFailed = async (
  request: Request,
  { language, returnTo }: Pick<SignOnJourney, 'language'> & Partial<SignOnJourney>,
  failure: Failure,
): Promise<Response> => {
  const { appUrl, signOn } = runtime().settings;
  const back = new URL(returnTo ?? signOnHome(language), appUrl);
  const session = (await signedIn()).unwrapOr(undefined);
  if (session && wantsPage(request)) {
    const { t, say } = labelsOf(language, messagesFor(language));
    return messageResponse(
      {
        language,
        heading: t('login-sign-on', { name: signOn?.name ?? '' }),
        text: `${say(labelOf(failure))} ${t('sign-on-still', { email: session.user.email })}`,
        link: { href: back.pathname + back.search, text: t('sign-on-go-on') },
      },
      problem(failure),
    );
  }
  const page = isDoorAddress(back.pathname) ? back : new URL(signOnHome(language), appUrl);
  page.searchParams.set('sign-in', labelOf(failure));
  return seeOther(page);
};

/**
 * Back and a reload repeat an answer of the identity provider that has signed in already: the user goes on. For others
 * it is refused.
 */
export const signOnRepeated = async (request: Request): Promise<Response> => {
  const language = await readerLanguage(request);
  const session = (await signedIn()).unwrapOr(undefined);
  if (session === undefined) return signOnFailed(request, { language }, REFUSED);
  return seeOther(new URL(signOnHome(language), runtime().settings.appUrl));
};

const REFUSED: Failure = { kind: 'rejected', reason: SIGN_ON_REFUSED, fields: [] };

/** The page of those who sign in at the identity provider, with its form: that of visitors, else of exhibitors. */
const signOnHome = (language: Language): string =>
  localPath({ language, path: runtime().settings.visitorPortal.isOn ? '/saved' : '/' });

const labelOf = (failure: Failure): string => {
  if (failure.kind !== 'rejected') return throttledKey(failure) ?? 'sign-on-unavailable';
  return OWN_LABEL.has(failure.reason) ? failure.reason : 'sign-on-refused';
};

const OWN_LABEL: ReadonlySet<string> = new Set([SIGN_ON_NEEDS_PASSWORD, SIGN_ON_UNVERIFIED]);
