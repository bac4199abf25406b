/** One item of a feed from elsewhere, its texts plain and empty where it has none. Source: site spec §7 "Feeds". */
export interface FeedItem {
  readonly title: string;
  readonly description: string;
  /** ISO: `2026-11-20T09:00:00.000Z`. */
  readonly pubDate: string;
  readonly author: string;
  /** Of the web; nothing else is taken for one. */
  readonly link: string;
}

/** The items a block shows: as many as its Limit says, all when that is no whole number above 0. Source: site spec §5. */
export const limited = (items: readonly FeedItem[], limit: string): readonly FeedItem[] => {
  const count = Number.parseInt(limit, 10);
  return count > 0 ? items.slice(0, count) : items;
};
