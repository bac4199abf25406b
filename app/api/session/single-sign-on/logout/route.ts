import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { countAttempt } from '#app/_http/rate-limits.ts';
import { readForm, textIn } from '#app/_http/read-form.ts';
import { FORM_LIMIT } from '#app/_process/body-limits.ts';
import { clientAddress } from '#app/_process/client-address.ts';

/** Maximum length of a logout notice. */
const LONGEST = 8192;

/**
 * Ends the sessions of a user who signed out at the identity provider, which sends the notice itself. Source:
 * OpenID Connect Back-Channel Logout 1.0 §2.5, §2.8.
 */
export const POST = async (request: Request): Promise<Response> => {
  const { singleSignOn, sessions } = currentUseCases();
  if (singleSignOn === undefined) return answer(404);
  const ended = await countAttempt([['sign-on: logout', clientAddress(request)]])
    .andThen(() => readForm(request, FORM_LIMIT))
    .andThen((form) => {
      const notice = textIn(form, 'logout_token', LONGEST);
      return notice === '' ? errAsync<string, Failure>(NO_NOTICE) : okAsync<string, Failure>(notice);
    })
    .andThen((notice) => singleSignOn.readLogout(notice))
    .andThen((logout) => sessions.removeSignedOn(logout));
  return answer(ended.match(() => 200, statusOf));
};

const NO_NOTICE: Failure = { kind: 'rejected', reason: 'logout-token-missing', fields: [] };

const statusOf = ({ kind }: Failure): number => {
  if (kind === 'rejected') return 400;
  return kind === 'throttled' ? 429 : 503;
};

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });
