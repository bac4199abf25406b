import { LANGUAGES, toCompact } from '@fairdesk/core/shared';
import { anyCompactTimestamp, anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { siteMapIndexXml, siteMapXml } from '#app/_site/site-map-xml.ts';

const languages = fc.subarray([...LANGUAGES], { minLength: 1 });
const paths = fc.oneof(
  fc.webPath(),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
);

describe('siteMapXml', () => {
  it.prop([fc.array(fc.record({ path: paths, languages }), { maxLength: 5 })])(
    'always lists each page once per language, and is valid XML for any address',
    (pages) => {
      const xml = siteMapXml('https://fair.example', pages);
      expect(xml.match(/<loc>/g)?.length ?? 0).toBe(
        pages.reduce((sum, page) => sum + page.languages.length, 0),
      );
      const addresses = [...xml.matchAll(/(?:<loc>|href=")([^<"]*)/g)].map(([, address]) => address);
      for (const address of addresses)
        expect(address).toMatch(/^https:\/\/fair\.example(?:[\w\-./~%!$()*+,;:@=?#[\]]|&#\d+;)*$/);
    },
  );

  it.prop([fc.dictionary(anyLanguage, anyCompactTimestamp), languages])(
    'always dates each page by its last change in that language',
    (changedAt, languages) => {
      const xml = siteMapXml('https://fair.example', [{ path: '/a', languages, changedAt }]);
      const dates = [...xml.matchAll(/<loc>[^<]*<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
        ([, at]) => at,
      );
      expect(dates.map((at) => at && toCompact(new Date(at)))).toEqual(
        languages.map((each) => changedAt[each]),
      );
    },
  );

  example('is a file as its readers expect it', () => {
    const pages = [{ path: '/a b&c', languages: ['en'], changedAt: { en: toCompact(new Date(0)) } }] as const;
    expect(siteMapXml('https://fair.example', pages)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://fair.example/a%20b&#38;c</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://fair.example/a%20b&#38;c"/><xhtml:link rel="alternate" hreflang="x-default" href="https://fair.example/a%20b&#38;c"/></url>
</urlset>
`,
    );
  });

  example.each([
    ['/a%20b', '/a%20b'],
    ['/%41%2541', '/%41%2541'],
    ['/%C3%A9%', '/%C3%A9%25'],
    ['/100%', '/100%25'],
    ['/\uD800%', '/%EF%BF%BD%25'],
    ['/\uD800', '/%EF%BF%BD'],
    ['/\u{1F30A}', '/%F0%9F%8C%8A'],
  ])('writes %j as an address: %s', (path, written) => {
    expect(siteMapXml('https://fair.example', [{ path, languages: ['en'] }])).toContain(
      `<loc>https://fair.example${written}</loc>`,
    );
  });

  example('leaves out none of many pages', () => {
    const pages = Array.from({ length: 12_501 }, (_, at) => ({ path: `/${at}`, languages: LANGUAGES }));
    expect(siteMapXml('https://fair.example', pages).match(/<loc>/g)).toHaveLength(50_004);
  });

  example('lets the languages of a page name one another', () => {
    const xml = siteMapXml('https://fair.example', [{ path: '/a', languages: ['en', 'nl'] }]);
    expect(xml).toContain('<loc>https://fair.example/nl/a</loc>');
    expect(xml.match(/hreflang="nl" href="https:\/\/fair\.example\/nl\/a"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/fair\.example\/a"/g)).toHaveLength(2);
  });
});

describe('siteMapIndexXml', () => {
  it.prop([fc.array(fc.webUrl({ withQueryParameters: true }), { maxLength: 5 })])(
    'always lists every part once, in order',
    (parts) => {
      const xml = siteMapIndexXml(parts);
      const named = [...xml.matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(
        ([, address = '']) =>
          new URL(address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))),
      );
      expect(named.map(String)).toEqual(parts.map((part) => String(new URL(part))));
    },
  );
});
