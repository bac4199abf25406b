import type { ArticleAuthor, ImageValue } from '../page/index.ts';
import {
  type ArticleId,
  addressBelow,
  dateTimeFormat,
  dayOnly,
  isDay,
  type Language,
} from '../shared/index.ts';

/** An article in a list. Source: site spec §3 "News card". */
export interface NewsCard {
  readonly title: string;
  /** ISO */
  readonly date: string;
  readonly image?: ImageValue;
  readonly slug: string;
  readonly tags: readonly string[];
}

/** An article with the fields that lists and feeds need. Source: site spec §3 "News article". */
export interface Article extends NewsCard {
  /** Its id in every language; absent when the content platform sends none. */
  readonly id?: ArticleId;
  /** When it was published, in UTC: `2026-11-20T09:30:00.000Z`; absent when only the day is known. */
  readonly published?: string;
  readonly introduction: string;
  readonly authors: readonly ArticleAuthor[];
}

/** The number of tags on a card, and of cards in a row on wide screens. Source: site spec §9. */
export const CARD_TAGS_SHOWN = 3;

/** The tags a card shows: the first three. */
export const cardTags = ({ tags }: Pick<NewsCard, 'tags'>): readonly string[] =>
  tags.slice(0, CARD_TAGS_SHOWN);

/**
 * The address of a card's article: `{pageUrl}/{slug}`. Source: site spec §2 "News card".
 *
 * @example
 * ```ts
 * cardHref('/clearwater/news', 'quiet-pumps') // '/clearwater/news/quiet-pumps'
 * ```
 */
export const cardHref = (pageUrl: string, slug: string): string => addressBelow(pageUrl, slug);

/**
 * The address of a tag: in lower case, with hyphens for spaces, independent of the machine's locale. Source:
 * site spec §2; hyphens for slashes and commas, which end a part of a path and of a list, are ours.
 *
 * @example
 * ```ts
 * tagHref('/clearwater/news/tag', 'Water Reuse') // '/clearwater/news/tag/water-reuse'
 * ```
 */
export const tagHref = (overviewUrl: string, tag: string): string => cardHref(overviewUrl, tagSlug(tag));

/**
 * Lower-casing a Turkish capital leaves a combining dot: `İstanbul` becomes `istanbul`. A tag of dots only
 * has no slug; `rss.xml` becomes `rss-xml`, as its own address is that of a feed.
 */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
    .replace(/[\s/,]/g, '-')
    .replace(/^\.+$/, '')
    .replace(/^rss\.xml$/, 'rss-xml');

/**
 * Formats a date as `Friday, November 20, 2026`, in the language of the page; empty for no day. Source: site
 * spec §2 "Date is shown as".
 *
 * @example
 * ```ts
 * articleDate('2026-11-20', 'en') // 'Friday, November 20, 2026'
 * articleDate('2026-11-20', 'nl') // 'vrijdag 20 november 2026'
 * ```
 */
export const articleDate = (date: string, language: Language): string => {
  const day = dayOnly(date);
  if (!isDay(day)) return '';
  return dateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
};
