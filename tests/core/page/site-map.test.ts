import { siteMapXml } from '@fairdesk/core/page';
import { LANGUAGES, toCompact } from '@fairdesk/core/shared';
import { anyCompactTimestamp, anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const languages = fc.subarray([...LANGUAGES], { minLength: 1 });
const paths = fc.oneof(
  fc.webPath(),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
);

describe('siteMapXml', () => {
  it.prop([fc.array(fc.record({ path: paths, languages }), { maxLength: 5 })])(
    'always names each page once in each of its languages, and is XML whatever is in an address',
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
    'always tells of each page when it last changed in that language, and of no other',
    (changedAt, languages) => {
      const xml = siteMapXml('https://fair.example', [{ path: '/a', languages, changedAt }]);
      const told = [...xml.matchAll(/<loc>[^<]*<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
        ([, at]) => at,
      );
      expect(told.map((at) => at && toCompact(new Date(at)))).toEqual(
        languages.map((each) => changedAt[each]),
      );
    },
  );

  example('lets the languages of a page name one another', () => {
    const xml = siteMapXml('https://fair.example', [{ path: '/a', languages: ['en', 'nl'] }]);
    expect(xml).toContain('<loc>https://fair.example/nl/a</loc>');
    expect(xml.match(/hreflang="nl" href="https:\/\/fair\.example\/nl\/a"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/fair\.example\/a"/g)).toHaveLength(2);
  });
});
