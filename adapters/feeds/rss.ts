import type { FeedItem, FeedReader } from '@fairdesk/core/feeds';
import type { Failure } from '@fairdesk/core/shared';
import { XMLParser } from 'fast-xml-parser';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { SafeFetch } from '../shared/safe-fetch.ts';
import { dateOf, textOf, webAddressOf } from './feed-values.ts';

/**
 * Reads feeds of other publishers. Source: RSS 2.0; RSS 1.0, whose items are siblings of the channel; site
 * spec §7.
 */
export const createFeedReader = (fetch: SafeFetch): FeedReader => ({
  read: (address) =>
    fetch(address).andThen(({ type, bytes }) => readItems(decoded(bytes, type), URL.parse(address)?.host)),
});

/** Maximum number of items; the number is ours. */
const ITEMS_MAX = 100;

/** Entities are not expanded, which prevents entity bombs. `<![CDATA[` text is parsed separately. */
const PARSER = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
  cdataPropName: 'cdata',
  isArray: (name) => name === 'item',
});

const Items = z.catch(z.array(z.record(z.string(), z.unknown())), []);
const Channel = z.catch(z.object({ item: Items }), { item: [] });
const Rss = z.object({ rss: z.object({ channel: z.unknown() }) });
const Rdf = z.object({ 'rdf:RDF': z.object({ item: Items }) });

const readItems = (xml: string, host = ''): Result<readonly FeedItem[], Failure> => {
  const document = parsed(xml);
  const rss = Rss.safeParse(document);
  const rdf = Rdf.safeParse(document);
  if (!rss.success && !rdf.success)
    return err({ kind: 'malformed', source: `GET ${host}`, detail: 'This is no RSS' });
  const items = rss.success ? Channel.parse(rss.data.rss.channel).item : (rdf.data?.['rdf:RDF'].item ?? []);
  return ok(items.slice(0, ITEMS_MAX).map(toItem));
};

const parsed = (xml: string): unknown => {
  try {
    return PARSER.parse(xml);
  } catch {
    // Invalid XML, or nested beyond the parser's limit.
    return undefined;
  }
};

const toItem = (item: Readonly<Record<string, unknown>>): FeedItem => ({
  title: textOf(item.title),
  description: textOf(item.description),
  pubDate: dateOf(textOf(item.pubDate) || textOf(item['dc:date'])),
  author: textOf(item.author) || textOf(item['dc:creator']),
  link: webAddressOf(textOf(item.link)),
});

/**
 * Decodes with the charset of the response or of the document; defaults to UTF-8, also for an unknown
 * charset.
 */
const decoded = (bytes: Uint8Array, type: string): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const said = /charset="?([\w-]+)/i.exec(type)?.[1] ?? /encoding=["']([\w-]+)/.exec(start)?.[1];
  return decoderOf(said ?? 'utf-8').decode(bytes);
};

const decoderOf = (name: string): TextDecoder => {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
};
