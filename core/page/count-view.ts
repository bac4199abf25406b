import type { ResultAsync } from 'neverthrow';
import type { Failure, Language } from '../shared/index.ts';
import { pageVariantId, VIEW_CHANNEL, VIEW_CURRENCY } from './page-variant.ts';
import type { ViewCounter } from './ports.ts';

/** A normal page that somebody saw who agreed to be counted. */
export interface ViewedPage {
  readonly site: string;
  readonly title: string;
  readonly itemId: string;
  readonly language: Language;
}

/**
 * Counts a view of a page. `browser` is what the counter calls this browser; empty for a new one.
 *
 * @returns what the counter calls it from now on; on a failure nothing was counted
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
