/** The suffix of a news page's address for its feed. No page has this suffix. */
export const FEED_NAME = '/rss.xml';
