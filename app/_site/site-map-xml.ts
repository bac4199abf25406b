import { alternateLinks } from '@fairdesk/core/page';
import { type CompactTimestamp, instantOf, type Language } from '@fairdesk/core/shared';

/** A public page in the site map. */
export interface MappedPage {
  /** Without the language: `/clearwater/visit`. */
  readonly path: string;
  /** The languages it is translated into. */
  readonly languages: readonly Language[];
  /** When it last changed in each language; absent when unknown. */
  readonly changedAt?: Readonly<Partial<Record<Language, CompactTimestamp>>>;
}

/**
 * Renders a site map: each page in each of its languages, with links between the translations.
 *
 * Includes every page given. A file may hold 50 000 addresses at most: the caller splits longer lists and
 * links the parts with {@link siteMapIndexXml}. Source: sitemaps.org protocol.
 *
 * @param origin `https://fair.example`, without a trailing slash.
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
 * Renders the index that links the parts of a site map.
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

/** Escapes an address for XML; percent-encodes characters that are invalid in an address. */
const escaped = (href: string): string =>
  percentEncoded(href).replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Leaves what is already encoded; lone surrogates, which cannot be, become U+FFFD. */
const percentEncoded = (href: string): string =>
  href
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^!-~]|["<>\\^`{|}]|%(?![\da-f]{2})/giu, (character) => encodeURIComponent(character));
