import { afterSignIn, SIGN_ON_REFUSED, sessionOf } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { openSessionBySignOn } from '#app/_http/open-new-session.ts';
import { signedIn } from '#app/_http/permission.ts';
import { seeOther } from '#app/_http/read-form.ts';
import { readerLanguage } from '#app/_http/reader-language.ts';
import { takeSignOn } from '#app/_http/sign-on-cookie.ts';
import { runtime } from '#app/_process/runtime.ts';
import { signOnFailed, signOnHome } from '#app/_site/sign-on-failed.ts';

/** Signs in a user whom the identity provider sends back, in the browser that began it, once. */
export const GET = async (request: Request): Promise<Response> => {
  const journey = await takeSignOn(new URL(request.url).searchParams.get('state') ?? '');
  if (journey === undefined) return withoutJourney(request);
  const session = await openSessionBySignOn(request, journey.secrets);
  if (session.isErr()) return signOnFailed(request, journey, session.error);
  const next = afterSignIn(sessionOf(session.value));
  return seeOther(new URL(next.kind === 'go' ? next.href : journey.returnTo, runtime().settings.appUrl));
};

/** Back and a reload repeat an answer that has signed in already: the user goes on. For others it is refused. */
const withoutJourney = async (request: Request): Promise<Response> => {
  const language = await readerLanguage(request);
  const session = (await signedIn()).unwrapOr(undefined);
  if (session === undefined) return signOnFailed(request, { language }, REFUSED);
  return seeOther(new URL(signOnHome(language), runtime().settings.appUrl));
};

const REFUSED: Failure = { kind: 'rejected', reason: SIGN_ON_REFUSED, fields: [] };
