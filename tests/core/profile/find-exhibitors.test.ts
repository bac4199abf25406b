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
  facets: () => okAsync({ letters: [], halls: [], categories: [] }),
  find: () => {
    throw new Error('Nobody asks for one');
  },
});

const ALL = { search: '', letter: '', hall: '', category: '', page: 1 };

describe('exhibitorSearch', () => {
  it.prop([fc.string(), fc.string()])('never requests a page below 1, for any address', (q, page) => {
    const search = exhibitorSearch({ q, page });
    expect(Number.isInteger(search.page) && search.page >= 1).toBe(true);
    expect(search.search.length).toBeLessThanOrEqual(80);
  });

  it.prop([fc.integer({ min: 1, max: 999_999 })])('requests the given page', (page) => {
    expect(exhibitorSearch({ q: ' pump ', page: String(page) })).toEqual({ ...ALL, search: 'pump', page });
  });

  it.prop([fc.string(), fc.string(), fc.string(), fc.string(), fc.integer({ min: 1, max: 999 })])(
    'reads its own parameters back, for any search',
    (q, letter, hall, category, page) => {
      const search = exhibitorSearch({ q, letter, hall, category, page: String(page) });
      expect(exhibitorSearch(exhibitorParameters(search))).toEqual(search);
    },
  );

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

  it('ends when the directory returns fewer than its total', async () => {
    const boasting = { ...directoryOf(0), slugs: () => okAsync({ items: [], total: 9 }) };
    expect(
      (
        await exhibitorSlugs(boasting)(event as NonNullable<typeof event>, { offset: 0, limit: 50 })
      )._unsafeUnwrap(),
    ).toEqual([]);
  });
});
