/** What follows the address of a page of news for its feed. No page ends like this. */
export const FEED_NAME = '/rss.xml';
