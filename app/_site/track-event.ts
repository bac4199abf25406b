import 'server-only';
import { recordEvent } from '@fairdesk/core/page';
import { consentIn, describeFailure } from '@fairdesk/core/shared';
import { analyticsReceiver } from '#app/_composition/analytics.ts';
import { countAttempt } from '#app/_http/rate-limits.ts';
import { readBody } from '#app/_http/read-body.ts';
import { PageEvent } from '#app/_http/request-bodies.ts';
import { requestCookies } from '#app/_http/request-cookies.ts';
import { problem } from '#app/_http/respond.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import { browserCookieOf } from './page-analytics.ts';

/** How long a browser is recognised, in seconds. */
const TWO_YEARS = 730 * 86_400;

/** Forwards an event to the analytics service if the visitor has consented; failures are only logged. */
export const trackEvent = async (request: Request): Promise<Response> => {
  const event = await readBody(request, PageEvent);
  if (event.isErr()) return problem(event.error);
  const { settings, log } = runtime();
  const isConsented = consentIn(request.headers.get('cookie') ?? '') === 'granted';
  if (settings.analytics === undefined || !isConsented) return done();
  const counted = await countAttempt([['analytics: address', clientAddress(request)]]);
  if (counted.isErr()) return problem(counted.error);
  const jar = await requestCookies();
  const name = browserCookieOf(settings.analytics);
  const isHttps = settings.appUrl.startsWith('https:');
  const recorded = await recordEvent(analyticsReceiver(settings.analytics))(
    jar.get(name)?.value ?? '',
    event.value,
  );
  recorded.match(
    // Readable for scripts, so that the page can delete it when the visitor withdraws consent.
    (browser) => jar.set(name, browser, { path: '/', maxAge: TWO_YEARS, sameSite: 'lax', secure: isHttps }),
    (failure) =>
      log.warn('Cannot record an event of a page', {
        event: event.value.event,
        reason: describeFailure(failure),
        ...failureDetails(failure),
      }),
  );
  return done();
};

const done = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
