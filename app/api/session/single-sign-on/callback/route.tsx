import { afterSignIn, SIGN_ON_REFUSED, sessionOf } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { openSessionBySignOn } from '#app/_http/open-new-session.ts';
import { seeOther } from '#app/_http/read-form.ts';
import { readerLanguage } from '#app/_http/reader-language.ts';
import { takeSignOn } from '#app/_http/sign-on-cookie.ts';
import { runtime } from '#app/_process/runtime.ts';
import { signOnFailed } from '#app/_site/sign-on-failed.ts';

/** Signs in a user whom the identity provider sends back, in the browser that began it, once. */
export const GET = async (request: Request): Promise<Response> => {
  const journey = await takeSignOn(new URL(request.url).searchParams.get('state') ?? '');
  if (journey === undefined)
    return signOnFailed(request, { language: await readerLanguage(request) }, REFUSED);
  const session = await openSessionBySignOn(request, journey.secrets);
  if (session.isErr()) return signOnFailed(request, journey, session.error);
  const next = afterSignIn(sessionOf(session.value));
  return seeOther(new URL(next.kind === 'go' ? next.href : journey.returnTo, runtime().settings.appUrl));
};

const REFUSED: Failure = { kind: 'rejected', reason: SIGN_ON_REFUSED, fields: [] };
