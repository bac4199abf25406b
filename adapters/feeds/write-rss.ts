import type { FeedItem } from '@fairdesk/core/feeds';
import { isDay } from '@fairdesk/core/shared';

/** The metadata of a feed. */
export interface FeedChannel {
  readonly title: string;
  readonly description: string;
  /** The full address of the page with the same contents. */
  readonly link: string;
  /** The full address of the feed itself. */
  readonly self: string;
  readonly language: string;
}

/** An item of our own feed. */
export interface WrittenItem extends FeedItem {
  /** An address that stays when the link changes: `urn:uuid:…`; absent to identify the item by its link. */
  readonly id?: string;
  /** ISO; a day alone (`2026-11-20`) when the time is unknown. */
  readonly pubDate: string;
}

/** Writes a feed. Source: RSS 2.0, and the RSS Advisory Board's advice that a feed links to itself. */
export const rssOf = (channel: FeedChannel, items: readonly WrittenItem[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escaped(channel.title)}</title>`,
    `<link>${escaped(channel.link)}</link>`,
    `<description>${escaped(channel.description || channel.title)}</description>`,
    `<language>${channel.language}</language>`,
    `<atom:link href="${escaped(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('\n');

const itemOf = ({ id, title, description, pubDate, author, link }: WrittenItem): string =>
  [
    `<item><title>${escaped(title)}</title><link>${escaped(link)}</link>`,
    id ? `<guid isPermaLink="false">${escaped(id)}</guid>` : `<guid>${escaped(link)}</guid>`,
    description && `<description>${escaped(description)}</description>`,
    author && `<dc:creator>${escaped(author)}</dc:creator>`,
    pubDate && `<pubDate>${new Date(instantOf(pubDate)).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');

/**
 * Feed readers convert an instant to their own time zone. At 10:00 in UTC, the day is the same from Hawaii (−10:00) to
 * New Zealand and Tonga (+13:45 in summer); at midnight, it is the day before in all of America.
 */
const instantOf = (moment: string): string => (isDay(moment) ? `${moment}T10:00:00.000Z` : moment);

/** Removes characters that are invalid in XML. */
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
