import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, TrackedEvent } from '../shared/index.ts';
import type { Campaign } from './campaign.ts';
import { pageVariantId, VIEW_CHANNEL, VIEW_CURRENCY } from './page-variant.ts';
import type { AnalyticsReceiver } from './ports.ts';

/** An event on a page in the normal state, by a visitor who consented. */
export interface PageEvent {
  readonly event: TrackedEvent;
  readonly site: string;
  /** The route's name: `visit`. */
  readonly page: string;
  readonly itemId: string;
  readonly language: Language;
  readonly campaign: Campaign;
}

/**
 * Records an event. `browser` is the id the receiver gave this browser; empty for a new one.
 *
 * @returns the id to use for this browser from now on; on a failure nothing was recorded
 * Source: site spec §7 "Page-view analytics event"; portal spec §4.
 */
export const recordEvent =
  (receiver: AnalyticsReceiver) =>
  (browser: string, { itemId, language, ...event }: PageEvent): ResultAsync<string, Failure> =>
    receiver.record(browser, {
      ...event,
      language,
      channel: VIEW_CHANNEL,
      currency: VIEW_CURRENCY,
      pageVariantId: pageVariantId({ itemId, language, variant: '', scope: '' }),
    });
