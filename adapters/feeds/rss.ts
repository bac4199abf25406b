import type { FeedItem, FeedReader } from '@fairdesk/core/feeds';
import type { Failure } from '@fairdesk/core/shared';
import { XMLParser } from 'fast-xml-parser';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { SafeFetch } from '../shared/http/safe-fetch.ts';
import { validItems } from '../shared/valid-items.ts';
import { zonedTime } from '../shared/zoned-time.ts';
import { atomEntries, entryToItem } from './atom.ts';
import { textOf, valueIn, webAddressOf } from './feed-values.ts';

/**
 * Reads feeds of other publishers. Source: RSS 2.0; RSS 1.0, whose items are siblings of the channel; Atom (RFC
 * 4287); site spec §7.
 */
export const createFeedReader = (fetch: SafeFetch): FeedReader => ({
  read: (address) => fetch(address).andThen(({ type, bytes }) => readItems(decoded(bytes, type), address)),
});

/** Maximum number of items; the number is ours. */
const ITEMS_MAX = 100;

/** Entities are not expanded, which prevents entity bombs. `<![CDATA[` text is parsed separately. */
const PARSER = new XMLParser({
  processEntities: false,
  ignoreAttributes: (name) => name !== 'href' && name !== 'rel',
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  cdataPropName: 'cdata',
  // May be XHTML, whose words and elements are mixed: their order would be lost.
  stopNodes: ['feed.entry.title', 'feed.entry.summary', 'feed.entry.content'],
  isArray: (name) => name === 'item' || name === 'entry',
});

/** An element without any inside is a text to the parser, and no item. */
const Items = validItems(z.record(z.string(), z.unknown()));
const Channel = z.catch(z.object({ item: Items, link: z.optional(z.unknown()) }), { item: [] });
const Rss = z.object({ rss: z.object({ channel: z.unknown() }) });
const Rdf = z.object({ 'rdf:RDF': z.object({ channel: z.optional(z.unknown()), item: Items }) });

const readItems = (xml: string, address: string): Result<readonly FeedItem[], Failure> => {
  const document = parsed(xml);
  const atom = atomEntries(document);
  if (atom) return ok(atom.slice(0, ITEMS_MAX).map((entry) => entryToItem(entry, address)));
  const rss = Rss.safeParse(document);
  const rdf = Rdf.safeParse(document);
  if (!rss.success && !rdf.success)
    return err({
      kind: 'malformed',
      source: `GET ${URL.parse(address)?.host ?? ''}`,
      detail: 'This is neither RSS nor Atom',
    });
  const channel = Channel.parse(rss.success ? rss.data.rss.channel : rdf.data?.['rdf:RDF'].channel);
  const items = rdf.data?.['rdf:RDF'].item ?? channel.item;
  // Where the website is, which may publish its feed elsewhere.
  const base = webAddressOf(valueIn(channel.link), address) || address;
  return ok(items.slice(0, ITEMS_MAX).map((item) => toItem(item, base)));
};

const parsed = (xml: string): unknown => {
  try {
    return PARSER.parse(xml);
  } catch {
    // Invalid XML, or nested beyond the parser's limit.
    return undefined;
  }
};

/** @param base the address that relative links start from */
const toItem = (item: Readonly<Record<string, unknown>>, base: string): FeedItem => ({
  title: textOf(item.title),
  description: textOf(item.description),
  pubDate: zonedTime(valueIn(item.pubDate) || valueIn(item['dc:date'])),
  author: textOf(item.author) || textOf(item['dc:creator']),
  link: webAddressOf(valueIn(item.link), base),
});

/**
 * Decodes with the charset of the response or of the document; defaults to UTF-8, also for an unknown
 * charset.
 */
const decoded = (bytes: Uint8Array, type: string): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /charset="?([\w-]+)/i.exec(type)?.[1] ?? /encoding=["']([\w-]+)/.exec(start)?.[1];
  return decoderOf(declared ?? 'utf-8').decode(bytes);
};

const decoderOf = (name: string): TextDecoder => {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
};
