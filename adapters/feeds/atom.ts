import type { FeedItem } from '@fairdesk/core/feeds';
import * as z from 'zod/mini';
import { validItems } from '../shared/valid-items.ts';
import { zonedTime } from '../shared/zoned-time.ts';
import { textOf, valueIn, webAddressOf } from './feed-values.ts';

const Entry = z.record(z.string(), z.unknown());
type Entry = z.infer<typeof Entry>;

const Feed = z.object({ feed: z.union([z.object({ entry: validItems(Entry) }), z.string()]) });

/** The entries of an Atom feed; `undefined` for any other document. Source: RFC 4287. */
export const atomEntries = (document: unknown): readonly Entry[] | undefined => {
  const { data } = Feed.safeParse(document);
  if (data === undefined) return undefined;
  // A feed without entries has no elements.
  return typeof data.feed === 'string' ? [] : data.feed.entry;
};

/** An entry as an item of a feed. @param address of the feed, which relative links start from */
export const entryToItem = (entry: Entry, address: string): FeedItem => ({
  title: wordsOf(entry.title),
  description: wordsOf(entry.summary) || wordsOf(entry.content),
  pubDate: zonedTime(valueIn(entry.published) || valueIn(entry.updated)),
  author: textOf(z.catch(Entry, {}).parse([entry.author].flat()[0]).name),
  link: linkIn([entry.link].flat(), address),
});

/** The text of a text construct as it was sent: plain, HTML in entities or CDATA, or XHTML. */
const wordsOf = (construct: unknown): string => {
  const [first] = [construct].flat();
  return typeof first === 'string' ? textOf(first.replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')) : '';
};

const Link = z.object({ '@href': z.string(), '@rel': z._default(z.string(), 'alternate') });

/** The page that an entry is about, else the address of its first link. */
const linkIn = (links: readonly unknown[], address: string): string => {
  const known = links.flatMap((link) => Link.safeParse(link).data ?? []);
  const best = known.find((link) => link['@rel'] === 'alternate') ?? known[0];
  return best ? webAddressOf(valueIn(best['@href']), address) : '';
};
