import type { PageView, ViewCounter } from '@fairdesk/core/page';
import type { Clock } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { type Http, Nothing } from '../shared/http.ts';

const Browser = z.object({ ref: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Reports page views to the vendor's analytics. */
export const createViewCounter = (http: Http, contextId: string, clock: Clock): ViewCounter => ({
  count: (browser, view) => {
    const known =
      browser === ''
        ? http('get', 'v1/events/v1.2/browser/create.json', Browser, {
            searchParams: { sitecoreContextId: contextId, client_key: '' },
          }).map(({ ref }) => ref)
        : okAsync(browser);
    return known.andThen((ref) =>
      http('post', 'v1/events/v1.2/events', Nothing, {
        searchParams: { sitecoreContextId: contextId, siteId: view.site },
        json: eventOf(ref, view, clock()),
      }).map(() => ref),
    );
  },
});

const eventOf = (browser: string, view: PageView, now: Date) => ({
  browser_id: browser,
  channel: view.channel,
  client_key: '',
  currency: view.currency,
  language: view.language,
  page: view.page,
  pos: '',
  requested_at: now.toISOString(),
  type: 'VIEW',
  ext: { pageVariantId: view.pageVariantId },
});
