import type { ResultAsync } from 'neverthrow';
import type { Failure, Language } from '../shared/index.ts';
import { pageVariantId, VIEW_CHANNEL, VIEW_CURRENCY } from './page-variant.ts';
import type { ViewCounter } from './ports.ts';

/** A view of a page in the normal state, by a visitor who consented to tracking. */
export interface ViewedPage {
  readonly site: string;
  readonly title: string;
  readonly itemId: string;
  readonly language: Language;
}

/**
 * Counts a page view. `browser` is the id the counter gave this browser; empty for a new one.
 *
 * @returns the id to use for this browser from now on; on a failure nothing was counted
 * Source: site spec §7 "Page-view analytics event".
 */
export const countView =
  (counter: ViewCounter) =>
  (browser: string, { site, title, itemId, language }: ViewedPage): ResultAsync<string, Failure> =>
    counter.count(browser, {
      site,
      channel: VIEW_CHANNEL,
      currency: VIEW_CURRENCY,
      page: title,
      language,
      pageVariantId: pageVariantId({ itemId, language, variant: '', scope: '' }),
    });
