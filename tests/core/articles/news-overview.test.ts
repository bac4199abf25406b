import {
  articleDate,
  cardHref,
  cardTags,
  feedHref,
  type LoadedPage,
  type NewsOverview,
  newsOfFeed,
  pageLoaded,
  startOverview,
  tagHref,
  tagSlug,
  toggleTag,
} from '@fairdesk/core/articles';
import { isDay } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyTag = fc.constantFrom('a', 'b', 'a|b');
const PER_PAGE = 2;

/** The page that a service with `total` articles returns for the current request. */
const answer = ({ tags, nextPage: wanted = 1 }: NewsOverview<number>, total: number): LoadedPage<number> => {
  const cards = Array.from({ length: total }, (_, at) => at).slice(
    (wanted - 1) * PER_PAGE,
    wanted * PER_PAGE,
  );
  return { page: wanted, tags, cards, hasNext: wanted * PER_PAGE < total };
};

describe('the news overview', () => {
  it('begins with page 1 of everything', () => {
    expect(startOverview()).toEqual({ tags: [], nextPage: 1, cards: [] });
  });

  it.prop([fc.integer({ min: 1, max: 30 })])(
    'lists every article once, in order, by the time there are no more pages',
    (total) => {
      let overview = startOverview<number>();
      while (overview.nextPage !== undefined) overview = pageLoaded(overview, answer(overview, total));
      expect(overview.cards).toEqual(Array.from({ length: total }, (_, at) => at));
    },
  );

  it.prop([fc.array(anyTag), anyTag])(
    'starts again at page 1 whenever a tag is selected or deselected',
    (tags, tag) => {
      const before = tags.reduce<NewsOverview<number>>(toggleTag, startOverview());
      const after = toggleTag(before, tag);
      expect(after).toMatchObject({ nextPage: 1, cards: [] });
      expect(after.tags.includes(tag)).toBe(!before.tags.includes(tag));
      expect(new Set(toggleTag(after, tag).tags)).toEqual(new Set(before.tags));
    },
  );

  it.prop([fc.array(anyTag), fc.array(anyTag), fc.integer({ min: 1, max: 9 })])(
    'ignores a response that arrives late',
    (before, after, total) => {
      const earlier = before.reduce<NewsOverview<number>>(toggleTag, startOverview());
      const now = after.reduce<NewsOverview<number>>(toggleTag, earlier);
      const late = answer(earlier, total);
      const same = JSON.stringify(earlier.tags) === JSON.stringify(now.tags);
      expect(pageLoaded(now, late) === now).toBe(!same);
      const loaded = pageLoaded(earlier, late);
      expect(pageLoaded(loaded, late)).toBe(loaded);
    },
  );
});

describe('a news card', () => {
  it.prop([fc.array(fc.string())])('shows the first three tags at most', (tags) => {
    expect(cardTags({ tags })).toEqual(tags.filter((_, at) => at < 3));
  });

  it('links to its article and its tags', () => {
    expect(cardHref('/news/', 'new-oven')).toBe('/news/new-oven');
    expect(cardHref('/news/?tags=food#list', 'new-oven')).toBe('/news/new-oven?tags=food#list');
    expect(tagHref('/news/tag', 'Food and  Drink')).toBe('/news/tag/food-and--drink');
    expect([tagSlug('İstanbul'), tagSlug('ISPARTA')]).toEqual(['istanbul', 'isparta']);
    expect([tagSlug('  Hot   Drinks '), tagSlug('.net'), tagSlug('etc...'), tagSlug('...')]).toEqual([
      'hot---drinks',
      '.net',
      'etc...',
      '',
    ]);
    expect([tagSlug('B2B/B2C'), tagSlug('Water, energy')]).toEqual(['b2b-b2c', 'water--energy']);
    expect(tagSlug('a\ud800b')).toBe('a\ufffdb');
    expect(['RSS.xml', 'rss.xml2', 'my rss.xml'].map(tagSlug)).toEqual(['rss-xml', 'rss.xml2', 'my-rss.xml']);
  });

  it.prop([fc.array(fc.string({ unit: fc.constantFrom('a', ' ', ',', '/') }))])(
    'has a tag that stays one part of a path and one entry of a list',
    (tags) => {
      const slugs = tags.map(tagSlug).filter((slug) => slug !== '');
      for (const joint of [',', '/']) expect(slugs.join(joint).split(joint).filter(Boolean)).toEqual(slugs);
    },
  );

  it.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '/', '\ud800'))])(
    'never links outside the overview, for any tag',
    (tag) => {
      const { pathname, host } = new URL(tagHref('/news/tag', tag), 'https://fair.example');
      expect(host).toBe('fair.example');
      expect(pathname.split('/').slice(0, 3)).toEqual(['', 'news', 'tag']);
      expect(pathname.split('/')).toHaveLength(4);
      expect(tagSlug(tagSlug(tag))).toBe(tagSlug(tag));
    },
  );

  it.prop([fc.string({ unit: fc.constantFrom('a', ' ', '/', '?', 'ş', '👍', '\ud800', '\udc00') })])(
    'links to its article with any slug, where half a character becomes the replacement character',
    (slug) => {
      const [, page, last = '', ...rest] = cardHref('/news', slug).split('/');
      expect([page, decodeURIComponent(last), rest]).toEqual(['news', slug.toWellFormed(), []]);
    },
  );

  it('shows its date in the language of the page', () => {
    expect(articleDate('2026-11-20', 'en')).toBe('Friday, November 20, 2026');
    expect(articleDate('2028-02-29T23:59:00Z', 'nl')).toBe('dinsdag 29 februari 2028');
    expect(articleDate('2026-11-20', 'es')).toBe('viernes, 20 de noviembre de 2026');
    expect(articleDate('2026-11-20', 'tr')).toBe('20 Kasım 2026 Cuma');
  });

  it.prop([fc.oneof(fc.string(), fc.constantFrom('', '2026-02-30', '2026-1-1', '20261120')), anyLanguage])(
    'has no date in words without a real day',
    (text, language) => {
      expect(articleDate(text, language) === '').toBe(!isDay(text.slice(0, 10)));
    },
  );
});

describe('the address of a feed', () => {
  it.prop([fc.webPath(), fc.string()])('leads back to its news page, and is that of no tag', (news, tag) => {
    expect(newsOfFeed(feedHref(news))).toBe(news);
    expect(feedHref(news)).toBe(`${news}/rss.xml`);
    expect(newsOfFeed(tagHref(news, tag))).toBeUndefined();
    expect(newsOfFeed(`${news}rss.xml`)).toBe(news.endsWith('/') ? news.slice(0, -1) : undefined);
  });
});
