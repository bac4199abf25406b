import { errAsync, okAsync } from 'neverthrow';
import type { FeedItem, FeedReader } from '../feeds/index.ts';

/** Reads these feeds, by their addresses. */
export const memoryFeedReader = (feeds: Readonly<Record<string, readonly FeedItem[]>>): FeedReader => ({
  read: (address) => {
    const items = Object.hasOwn(feeds, address) ? feeds[address] : undefined;
    return items
      ? okAsync(items.map((item) => (/^https?:/.test(item.link) ? item : { ...item, link: '' })))
      : errAsync({ kind: 'unavailable', request: `GET ${address}` });
  },
});
