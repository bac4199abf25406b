/** An item of an external feed, with plain texts; missing texts are empty. Source: site spec §7 "Feeds". */
export interface FeedItem {
  readonly title: string;
  readonly description: string;
  /** ISO, in the offset of the feed: `2026-11-20T09:00:00.000+01:00`. */
  readonly pubDate: string;
  readonly author: string;
  /** An http or https address; anything else is dropped. */
  readonly link: string;
}

/**
 * Limits the items of a block: no limit unless the setting begins with a number from 1 on. Source: site spec §5.
 */
export const limited = (items: readonly FeedItem[], limit: string): readonly FeedItem[] => {
  const count = Number.parseInt(limit, 10);
  return count > 0 ? items.slice(0, count) : items;
};
