import type { AnalyticsEvent, AnalyticsReceiver } from '@fairdesk/core/page';
import type { Clock } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { type Http, Nothing } from '../shared/http/http.ts';

const Browser = z.object({ ref: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Reports events to the vendor's analytics. */
export const createAnalyticsReceiver = (http: Http, contextId: string, clock: Clock): AnalyticsReceiver => ({
  record: (browser, event) => {
    const browserRef =
      browser === ''
        ? http('get', 'v1/events/v1.2/browser/create.json', Browser, {
            searchParams: { sitecoreContextId: contextId, client_key: '' },
          }).map(({ ref }) => ref)
        : okAsync(browser);
    return browserRef.andThen((ref) =>
      http('post', 'v1/events/v1.2/events', Nothing, {
        searchParams: { sitecoreContextId: contextId, siteId: event.site },
        json: messageOf(ref, event, clock()),
      }).map(() => ref),
    );
  },
});

const messageOf = (browser: string, event: AnalyticsEvent, now: Date) => ({
  ...event.campaign,
  browser_id: browser,
  channel: event.channel,
  client_key: '',
  currency: event.currency,
  language: event.language,
  page: event.page,
  pos: '',
  requested_at: now.toISOString(),
  type: event.event === 'page_view' ? 'VIEW' : event.event,
  ext: { pageVariantId: event.pageVariantId },
});
