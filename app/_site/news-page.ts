import 'server-only';
import type { EventSite } from '@fairdesk/core/events';
import { isWritten, type NewsOverviewBlock, type Page, withNested } from '@fairdesk/core/page';
import type { Failure, Language } from '@fairdesk/core/shared';
import { err, ok, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/server.ts';
import { siteOf } from '#app/_composition/site-of.ts';
import { readsOnly } from '#ui/page/reads-only.ts';
import { visibleSites } from './site-visibility.ts';

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
      const site = siteOf(sites, address);
      if (!site || site.languages?.includes(language) === false) return err(nothing(address));
      return ResultAsync.fromSafePromise<readonly EventSite[], Failure>(visibleSites([site]));
    })
    .andThen(([site]) => {
      if (!site) return err<Page, Failure>(nothing(address));
      const { virtualFolder: folder } = site;
      const path = address.slice(folder.length + 1) || '/';
      return currentUseCases().pages.open({ site: site.site, folder, path, language });
    })
    .andThen((page) => {
      const block = withNested(page.main).find((each) => each.kind === 'news-overview');
      const isPublic = readsOnly(page) && isWritten(page);
      return block && isPublic ? ok({ page, block }) : err<never, Failure>(nothing(address));
    });

const nothing = (address: string): Failure => ({ kind: 'not-found', what: `news at ${address}` });
