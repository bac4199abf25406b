import { afterSignIn, sessionOf } from '@fairdesk/core/session';
import { openSessionBySignOn } from '#app/_http/open-new-session.ts';
import { seeOther } from '#app/_http/read-form.ts';
import { takeSignOn } from '#app/_http/sign-on-cookie.ts';
import { runtime } from '#app/_process/runtime.ts';
import { signOnFailed, signOnRepeated } from '#app/_site/sign-on-failed.ts';

/** Signs in a user whom the identity provider sends back, in the browser that began it, once. */
export const GET = async (request: Request): Promise<Response> => {
  const journey = await takeSignOn(new URL(request.url).searchParams.get('state') ?? '');
  if (journey === undefined) return signOnRepeated(request);
  const session = await openSessionBySignOn(request, journey.secrets);
  if (session.isErr()) return signOnFailed(request, journey, session.error);
  const next = afterSignIn(sessionOf(session.value));
  return seeOther(new URL(next.kind === 'go' ? next.href : journey.returnTo, runtime().settings.appUrl));
};
