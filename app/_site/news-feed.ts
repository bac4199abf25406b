import 'server-only';
import { type Article, cardHref, newsOfFeed } from '@fairdesk/core/articles';
import type { EventSite } from '@fairdesk/core/events';
import { languageInstead } from '@fairdesk/core/portal';
import { type Failure, LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import { errAsync, okAsync } from 'neverthrow';
import type { WrittenItem } from '#adapters/feeds/write-rss.ts';
import { dashedId } from '#adapters/shared/dashed-id.ts';
import { rssOf } from '#app/_composition/feeds.ts';
import { compressedText } from '#app/_http/cacheable-text.ts';
import { problem } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';
import { articlesAt } from './news-data.ts';
import { openNewsPage } from './news-page.ts';
import { placeOf } from './open-frame.ts';
import { titleIn } from './page-head.ts';
import { isSiteVisible } from './site-visibility.ts';

/** Maximum number of articles in a feed; the number is ours. */
const ITEMS_MAX = 30;
/** How long clients may cache it, in seconds. */
const LIFE_SECONDS = 300;

/**
 * The news of a site as RSS; `undefined` when there is none at this address.
 *
 * @param address of the feed, without language: `/aqua/news/rss.xml`
 */
export const newsFeed = async (
  request: Request,
  language: Language,
  address: string,
): Promise<Response | undefined> => {
  const { appUrl } = runtime().settings;
  const { site } = await placeOf(address);
  const other = await otherLanguage(language, site);
  if (other) {
    const location = localPath({ language: other, path: address });
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } });
  }
  const at = newsOfFeed(address) ?? address;
  const inFull = (path: string) => `${appUrl}${localPath({ language, path })}`;
  const feed = await openNewsPage(language, at)
    .andThen((found) =>
      found.block.tag === ''
        ? okAsync(found)
        : errAsync<typeof found, Failure>({ kind: 'not-found', what: address }),
    )
    .andThen(({ page, block }) =>
      articlesAt(page, block.home.path).map((articles) =>
        rssOf(
          {
            // Among feeds of other sites, "News" alone says nothing.
            title: titleIn(site ? { site } : {}, page.title),
            description: page.description,
            link: inFull(at),
            self: inFull(address),
            language,
          },
          articles.slice(0, ITEMS_MAX).map((article) => itemOf(article, `${appUrl}${block.home.href}`)),
        ),
      ),
    );
  return feed.match(
    (xml) => compressedText(request, xml, 'application/rss+xml', LIFE_SECONDS),
    (failure) => (failure.kind === 'not-found' ? undefined : problem(failure)),
  );
};

/** The language of the feed at an address without one, of a visible site that is not offered in English. */
const otherLanguage = async (
  language: Language,
  site: EventSite | undefined,
): Promise<Language | undefined> => {
  const other = site && languageInstead(language, site.languages ?? LANGUAGES);
  return other && (await isSiteVisible(site)) ? other : undefined;
};

const itemOf = (
  { id, title, introduction, date, published, authors, slug }: Article,
  overview: string,
): WrittenItem => ({
  ...(id && { id: `urn:uuid:${dashedId(id)}` }),
  title,
  description: introduction,
  pubDate: published ?? date,
  author: authors.map(({ name }) => name).join(', '),
  link: cardHref(overview, slug),
});
