import { okAsync } from 'neverthrow';
import { participationIn, visitFields } from '#app/_http/partner-visit.ts';
import { respond } from '#app/_http/respond.ts';
import { partnerFailed } from '#app/_site/partner-failed.ts';

/** Signs a visit-connect form for the present moment: `?participation=…&redirect=/clearwater/dashboard`. */
export const GET = async (request: Request): Promise<Response> => {
  const redirect = new URL(request.url).searchParams.get('redirect') ?? '';
  return await participationIn(request)
    .andThen((participation) => visitFields(participation, redirect))
    .match((fields) => respond(okAsync(fields)), partnerFailed(request, redirect));
};
