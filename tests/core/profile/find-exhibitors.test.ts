import {
  EXHIBITORS_PER_PAGE,
  exhibitorParameters,
  exhibitorSearch,
  exhibitorSlugs,
  findExhibitors,
} from '@fairdesk/core/profile';
import { eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const event = eventIdOf('101');

/** A directory of `count` companies, by name. */
const directoryOf = (count: number) => ({
  list: (_event: unknown, _language: unknown, { offset, limit }: { offset: number; limit: number }) =>
    okAsync({
      items: Array.from({ length: count }, (_, place) => ({
        name: `Company ${place}`,
        slug: `company-${place}`,
        shortDescription: '',
        logoUrl: '',
        stands: [],
        halls: [],
        categories: [],
      })).slice(offset, offset + limit),
      total: count,
    }),
  slugs: (_event: unknown, { offset, limit }: { offset: number; limit: number }) =>
    okAsync({
      items: Array.from({ length: count }, (_, place) => `company-${place}`).slice(offset, offset + limit),
      total: count,
    }),
  facets: () =>
    okAsync({ letters: [], halls: [], categories: [], countries: ['NL'], hasNovelties: count % 2 === 0 }),
  find: () => {
    throw new Error('Nobody asks for one');
  },
});

const ALL = {
  ...{ search: '', letter: '', hall: '', category: '', country: '', novelties: false, page: 1 },
  view: 'list',
} as const;

describe('exhibitorSearch', () => {
  it.prop([fc.string(), fc.string()])('never requests a page below 1, for any address', (q, page) => {
    const search = exhibitorSearch({ q, page });
    expect(Number.isInteger(search.page) && search.page >= 1).toBe(true);
    expect(search.search.length).toBeLessThanOrEqual(80);
  });

  it.prop([fc.integer({ min: 1, max: 999_999 })])('requests the given page', (page) => {
    expect(exhibitorSearch({ q: ' pump ', page: String(page) })).toEqual({ ...ALL, search: 'pump', page });
  });

  const anyQuery = fc.record(
    {
      ...{ q: fc.string(), letter: fc.string(), hall: fc.string(), category: fc.string() },
      country: fc.oneof(fc.string(), fc.constantFrom('NL', 'tr', 'NLD')),
      new: fc.oneof(fc.string(), fc.constant('1')),
      view: fc.oneof(fc.string(), fc.constantFrom('grid', 'list')),
      page: fc.integer({ min: 1, max: 999 }).map(String),
    },
    { requiredKeys: [] },
  );
  it.prop([anyQuery])('reads its own parameters back, for any search', (query) => {
    const search = exhibitorSearch(query);
    expect(exhibitorSearch(exhibitorParameters(search))).toEqual(search);
    expect(search.country).toMatch(/^(?:[A-Z]{2})?$/);
  });

  it('requests the first page of all exhibitors by default', () => {
    expect(exhibitorSearch({})).toEqual(ALL);
  });
});

describe('findExhibitors', () => {
  it.prop([fc.nat({ max: 120 })])('lists every exhibitor once across all pages', async (count) => {
    if (event === undefined) throw new Error('There is no such event');
    const find = findExhibitors(directoryOf(count));
    const first = (await find(event, 'en', ALL))._unsafeUnwrap();
    expect(first.pages).toBe(Math.max(1, Math.ceil(count / EXHIBITORS_PER_PAGE)));
    const slugs: string[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      const found = (await find(event, 'en', { ...ALL, page }))._unsafeUnwrap();
      expect(found.items.length).toBeLessThanOrEqual(EXHIBITORS_PER_PAGE);
      slugs.push(...found.items.map(({ slug }) => slug));
    }
    expect(slugs).toEqual(Array.from({ length: count }, (_, place) => `company-${place}`));
  });
});

describe('findExhibitors with filters', () => {
  it.prop([fc.constantFrom('NL', 'XX', ''), fc.boolean(), fc.nat(3)])(
    'ignores a country and novelties that no exhibitor has',
    async (country, novelties, count) => {
      const found = await findExhibitors(directoryOf(count))(event as NonNullable<typeof event>, 'en', {
        ...ALL,
        ...{ country, novelties },
      });
      expect(found._unsafeUnwrap()).toMatchObject({
        country: country === 'XX' ? '' : country,
        novelties: novelties && count % 2 === 0,
        total: count,
      });
    },
  );
});

describe('exhibitorSlugs', () => {
  it.prop([fc.nat(350), fc.nat(350), fc.nat(350)])(
    'returns exactly the exhibitors of a range, each once',
    async (count, offset, limit) => {
      const slugsOf = exhibitorSlugs(directoryOf(count));
      const slugs = await slugsOf(event as NonNullable<typeof event>, { offset, limit });
      const all = Array.from({ length: count }, (_, place) => `company-${place}`);
      expect(slugs._unsafeUnwrap()).toEqual(all.slice(offset, offset + limit));
    },
  );

  it.prop([fc.nat(350), fc.nat(350), fc.nat(350)])(
    'requests pages of a hundred, none beyond the end, and no more than it returns',
    async (count, offset, limit) => {
      const directory = directoryOf(count);
      const requests: { readonly offset: number; readonly limit: number }[] = [];
      const slugs: typeof directory.slugs = (of, stretch) => {
        requests.push(stretch);
        return directory.slugs(of, stretch);
      };
      const range = { offset, limit };
      const found = await exhibitorSlugs({ ...directory, slugs })(event as NonNullable<typeof event>, range);
      const wanted = found._unsafeUnwrap().length;
      expect(requests).toEqual(
        Array.from({ length: Math.max(Math.ceil(wanted / 100), limit > 0 ? 1 : 0) }, (_, page) => ({
          offset: offset + page * 100,
          limit: Math.min(100, limit - page * 100),
        })),
      );
    },
  );

  it('ends when the directory returns fewer than its total', async () => {
    const boasting = { ...directoryOf(0), slugs: () => okAsync({ items: [], total: 9 }) };
    expect(
      (
        await exhibitorSlugs(boasting)(event as NonNullable<typeof event>, { offset: 0, limit: 50 })
      )._unsafeUnwrap(),
    ).toEqual([]);
  });
});
