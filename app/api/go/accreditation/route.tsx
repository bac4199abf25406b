import { accreditationAddress, participationIn } from '#app/_http/partner-visit.ts';
import { partnerFailed } from '#app/_site/partner-failed.ts';

/** Leads to the accreditation system, by an address created for this request: `?participation=…`. */
export const GET = async (request: Request): Promise<Response> =>
  await participationIn(request)
    .andThen(accreditationAddress)
    .match(
      (location) =>
        new Response(null, {
          status: 303,
          headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
        }),
      partnerFailed(request),
    );
