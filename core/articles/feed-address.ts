/** The last segment of the address of a feed. No page, article or tag has it. */
export const FEED_SEGMENT = 'rss.xml';

/**
 * The address of the feed of a news page.
 *
 * @example
 * ```ts
 * feedHref('/clearwater/news') // '/clearwater/news/rss.xml'
 * ```
 */
export const feedHref = (newsHref: string): string => `${newsHref}/${FEED_SEGMENT}`;

/**
 * The address of the news page whose feed this is; `undefined` for an address that is no feed.
 *
 * @example
 * ```ts
 * newsOfFeed('/clearwater/news/rss.xml') // '/clearwater/news'
 * newsOfFeed('/clearwater/news') // undefined
 * ```
 */
export const newsOfFeed = (address: string): string | undefined =>
  address.endsWith(`/${FEED_SEGMENT}`) ? address.slice(0, -FEED_SEGMENT.length - 1) : undefined;
