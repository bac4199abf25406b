import 'server-only';
import { sitePlace } from '@fairdesk/core/events';
import {
  hasOnlyContent,
  isWritten,
  type NewsOverviewBlock,
  type Page,
  pageBlocks,
} from '@fairdesk/core/page';
import type { Failure, Language } from '@fairdesk/core/shared';
import { err, ok, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { isSiteVisible } from './site-visibility.ts';

/** A public news page, and its news overview block. */
export interface NewsPageFound {
  readonly page: Page;
  readonly block: NewsOverviewBlock;
}

/**
 * The news page at an address if it is public, else `not-found`.
 *
 * @param address without language: `/aqua/news`
 */
export const openNewsPage = (language: Language, address: string): ResultAsync<NewsPageFound, Failure> =>
  currentUseCases()
    .sites.sites()
    .andThen((sites) => {
      const { site, siteName, folder, path } = sitePlace(sites, address);
      if (!site || site.languages?.includes(language) === false) return err(nothing(address));
      return ResultAsync.fromSafePromise<boolean, Failure>(isSiteVisible(site)).andThen((isVisible) =>
        isVisible
          ? currentUseCases().pages.open({ site: siteName, folder, path, language })
          : err<Page, Failure>(nothing(address)),
      );
    })
    .andThen((page) => {
      const found = hasOnlyContent(page) && isWritten(page) && newsOn(page);
      return found ? ok(found) : err<never, Failure>(nothing(address));
    });

/** A page with its news overview block; `undefined` for a page without one. */
export const newsOn = (page: Page): NewsPageFound | undefined => {
  const block = pageBlocks(page).find((each) => each.kind === 'news-overview');
  return block && { page, block };
};

const nothing = (address: string): Failure => ({ kind: 'not-found', what: `news at ${address}` });
