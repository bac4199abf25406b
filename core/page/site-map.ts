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

/**
 * The file that tells search engines which pages there are: each in each of its languages, which name one another.
 *
 * It names every page it is given. One file may hold 50 000 addresses: the caller splits what exceeds them, and lists
 * the parts by {@link siteMapIndexXml}. Source: sitemaps.org protocol.
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
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

/**
 * The file that tells search engines where the parts of the map are.
 *
 * @param parts their addresses: `https://fair.example/sitemap.xml?part=1`
 */
export const siteMapIndexXml = (parts: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map((part) => `<sitemap><loc>${escaped(part)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');

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
