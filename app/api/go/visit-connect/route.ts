import { participationIn, visitFields } from '#app/_http/partner-visit.ts';
import { respond } from '#app/_http/respond.ts';

/** Signs a visit-connect form for the present moment: `?participation=…&redirect=/clearwater/dashboard`. */
export const GET = (request: Request): Promise<Response> => {
  const redirect = new URL(request.url).searchParams.get('redirect') ?? '';
  return respond(participationIn(request).andThen((participation) => visitFields(participation, redirect)));
};
