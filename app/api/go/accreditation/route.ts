import { accreditationAddress, participationIn } from '#app/_http/partner-visit.ts';
import { problem } from '#app/_http/respond.ts';

/** Leads to the accreditation system, by an address created for this request: `?participation=…`. */
export const GET = (request: Request): Promise<Response> =>
  participationIn(request)
    .andThen(accreditationAddress)
    .match(
      (location) =>
        new Response(null, {
          status: 303,
          headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
        }),
      problem,
    );
