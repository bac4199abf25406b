import { type CompactTimestamp, instantOf, type Language } from '../shared/index.ts';
import { alternateLinks } from './alternate-links.ts';

/** A page that anybody may read, for search engines. */
export interface MappedPage {
  /** Without language: `/clearwater/visit`. */
  readonly path: string;
  /** Those it is written in. */
  readonly languages: readonly Language[];
  /** When it last changed in each of them; absent where nobody knows. */
  readonly changedAt?: Readonly<Partial<Record<Language, CompactTimestamp>>>;
}

/** More addresses than this do not belong in one file. Source: sitemaps.org protocol. */
const MOST_ADDRESSES = 50_000;

/**
 * The file that tells search engines which pages there are: each in each of its languages, which name one another.
 *
 * @param origin `https://fair.example`, without a slash at its end.
 */
export const siteMapXml = (origin: string, pages: readonly MappedPage[]): string => {
  const urls = pages.flatMap(({ path, languages, changedAt = {} }) => {
    const links = alternateLinks(origin, path, languages);
    const alternates = links.map(({ hreflang, href }) => alternate(hreflang, href)).join('');
    return links.flatMap(({ hreflang, href }) =>
      hreflang === 'x-default'
        ? []
        : [`<url><loc>${escaped(href)}</loc>${lastChange(changedAt[hreflang])}${alternates}</url>`],
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.slice(0, MOST_ADDRESSES),
    '</urlset>',
    '',
  ].join('\n');
};

const lastChange = (stamp: CompactTimestamp | undefined): string =>
  stamp === undefined ? '' : `<lastmod>${instantOf(stamp).toISOString()}</lastmod>`;

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`;

/** An address as it stands in XML: what is no part of an address is written in percent. */
const escaped = (href: string): string =>
  encodeURI(decodedURI(href)).replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Half a character is none. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const decodedURI = (href: string): string => {
  try {
    return decodeURI(wellFormed(href));
  } catch {
    // A percent sign that stands for itself.
    return wellFormed(href);
  }
};
