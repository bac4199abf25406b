import 'server-only';
import { countView } from '@fairdesk/core/page';
import { describeFailure, LANGUAGES } from '@fairdesk/core/shared';
import { cookies } from 'next/headers';
import * as z from 'zod/mini';
import { viewCounter } from '#app/_composition/page-views.ts';
import { readBody } from '#app/_http/read-body.ts';
import { problem } from '#app/_http/respond.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const PageView = z.strictObject({
  site: text,
  title: text,
  itemId: z.string().check(z.regex(/^[{}0-9a-fA-F-]{32,38}$/)),
  language: z.enum(LANGUAGES),
});

/** How long a browser is recognised, in seconds. */
const TWO_YEARS = 730 * 86_400;

/** Forwards a page view to the analytics service; failures are only logged. */
export const countPageView = async (request: Request): Promise<Response> => {
  const view = await readBody(request, PageView);
  if (view.isErr()) return problem(view.error);
  const { settings, log } = runtime();
  if (settings.analytics === undefined) return done();
  const { contextId } = settings.analytics;
  const jar = await cookies();
  const name = `sc_${contextId.replace(/[^\w-]/g, '')}`;
  const counter = viewCounter(settings.analytics);
  const counted = await countView(counter)(jar.get(name)?.value ?? '', view.value);
  counted.match(
    (browser) => jar.set(name, browser, { path: '/', maxAge: TWO_YEARS, sameSite: 'none', secure: true }),
    (failure) =>
      log.warn('Cannot count the view of a page', {
        reason: describeFailure(failure),
        ...failureDetails(failure),
      }),
  );
  return done();
};

const done = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
