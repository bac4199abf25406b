import { cardHref, feedHref, newsOfFeed, tagHref, tagSlug } from '@fairdesk/core/articles';
import { isPagePath } from '@fairdesk/core/editor';
import { type EventSite, sitePlace } from '@fairdesk/core/events';
import { linkWithin } from '@fairdesk/core/navigation';
import { fairSlugFaults } from '@fairdesk/core/organiser';
import { LANGUAGES, localPath, slugOf, splitPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { articleOf } from '#adapters/page/article-of.ts';
import { leadsElsewhere } from '#adapters/platform/organiser/pages/free-path.ts';
import { PORTAL_PAGES } from '#adapters/shared/layout/portal-pages.ts';
import { isPortalAddress } from '#app/_site/portal-address.ts';

const WORDS = [
  ...['aqua', 'news', 'tag', 'rss.xml', 'RSS.XML', ' rss.xml ', 'rss-xml', 'sitemap.xml', 'robots.txt'],
  ...['account', 'events', 'organiser', 'saved', 'api', 'files', ',-w-,', 'media', '-', '~styles', 'x y'],
  ...[...LANGUAGES, 'default', '...', 'İ', 'C#', '%2F'],
];
const anyWord = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 8 }));
const anyPath = fc.oneof(
  fc.constantFrom(...PORTAL_PAGES),
  fc
    .array(
      anyWord.map((word) => slugOf(word) || 'x'),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => `/${all.join('/')}`),
);
const anyFolder = fc.oneof(
  fc.constantFrom('aqua', 'horeca-2027', 'x'),
  anyWord.map(slugOf).filter((slug) => fairSlugFaults(slug).length === 0),
);
const anyLanguage = fc.constantFrom(...LANGUAGES);
const ARTICLE = { Title: { value: 'Pumps' }, Date: { value: '2026-11-20' } };

describe('the addresses of the website', () => {
  it.prop([anyPath, anyFolder, anyLanguage])(
    'lead to the page whose path an editor chose, and links to it do too',
    (path, folder, language) => {
      fc.pre(isPagePath(path) && !leadsElsewhere(path, folder));
      const site = { id: '1', site: folder, virtualFolder: folder } as unknown as EventSite;
      const address = localPath({ language, path: `/${folder}${path}` });
      expect(linkWithin(path, folder, language)).toBe(address);
      expect(isPortalAddress(address)).toBe(false);
      const split = splitPath(address);
      expect([split.language, sitePlace([site], split.path).path]).toEqual([language, path]);
    },
  );

  it.prop([anyWord, anyWord, anyPath])(
    'of tags, articles and feeds are never the same',
    (tag, name, news) => {
      fc.pre(tagSlug(tag) !== '');
      const [ofTag, ofTagHere] = [tagHref(`${news}/tag`, tag), tagHref(news, tag)];
      const article = articleOf(ARTICLE, name, 'en');
      const addresses = [ofTag, ofTagHere, ...(article ? [cardHref(news, article.slug)] : [])];
      expect(addresses.map(newsOfFeed).filter((found) => found !== undefined)).toEqual([]);
      expect(newsOfFeed(feedHref(news))).toBe(news);
    },
  );
});
