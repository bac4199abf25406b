import { localPath } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { countAttempt } from '#app/_http/rate-limits.ts';
import { pageOfForm } from '#app/_http/read-form.ts';
import { problem } from '#app/_http/respond.ts';
import { rememberSignOn } from '#app/_http/sign-on-cookie.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { runtime } from '#app/_process/runtime.ts';
import { signOnFailed } from '#app/_site/sign-on-failed.ts';

/**
 * Leads to the sign-in page of the identity provider; 404 without one. Returns to `return`, else to the page with
 * the link.
 */
export const GET = async (request: Request): Promise<Response> => {
  const { singleSignOn } = currentUseCases();
  if (singleSignOn === undefined) return problem({ kind: 'not-found', what: 'the identity provider' });
  const { searchParams } = new URL(request.url);
  const language = languageOf(searchParams.get('language') ?? '');
  const back = returnTo(request, localPath({ language, path: '/' }));
  const start = await countAttempt([['sign-on: address', clientAddress(request)]]).andThen(() =>
    singleSignOn.begin(),
  );
  if (start.isErr()) return signOnFailed(request, { language, returnTo: back }, start.error);
  const { address, secrets } = start.value;
  await rememberSignOn({ secrets, language, returnTo: back });
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } });
};

const returnTo = (request: Request, home: string): string => {
  const returnPath = returnPathOf(new URL(request.url).searchParams.get('return') ?? undefined);
  if (returnPath !== undefined) return returnPath;
  const page = pageOfForm(request, new URL(home, runtime().settings.appUrl));
  page.searchParams.delete('sign-in');
  return page.pathname + page.search;
};
