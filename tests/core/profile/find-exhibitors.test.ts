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

/** A directory of so many companies, by name. */
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
  it.prop([fc.string(), fc.string()])(
    'never asks for a page below the first, whatever the address says',
    (q, page) => {
      const search = exhibitorSearch({ q, page });
      expect(Number.isInteger(search.page) && search.page >= 1).toBe(true);
      expect(search.search.length).toBeLessThanOrEqual(80);
    },
  );

  it.prop([fc.integer({ min: 1, max: 999_999 })])('asks for the page that is named', (page) => {
    expect(exhibitorSearch({ q: ' pump ', page: String(page) })).toEqual({ ...ALL, search: 'pump', page });
  });

  it.prop([fc.string(), fc.string(), fc.string(), fc.string(), fc.integer({ min: 1, max: 999 })])(
    'reads its own parameters back, whatever is asked for',
    (q, letter, hall, category, page) => {
      const search = exhibitorSearch({ q, letter, hall, category, page: String(page) });
      expect(exhibitorSearch(exhibitorParameters(search))).toEqual(search);
    },
  );

  it('asks for the first page of all when nothing is named', () => {
    expect(exhibitorSearch({})).toEqual(ALL);
  });
});

describe('findExhibitors', () => {
  it.prop([fc.nat({ max: 120 })])(
    'shows every exhibitor once when one walks through the pages',
    async (count) => {
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
    },
  );
});

describe('exhibitorSlugs', () => {
  it.prop([fc.nat(350), fc.nat(350), fc.nat(350)])(
    'names every exhibitor of a stretch once, and no other',
    async (count, offset, limit) => {
      const slugsOf = exhibitorSlugs(directoryOf(count));
      const slugs = await slugsOf(event as NonNullable<typeof event>, { offset, limit });
      const all = Array.from({ length: count }, (_, place) => `company-${place}`);
      expect(slugs._unsafeUnwrap()).toEqual(all.slice(offset, offset + limit));
    },
  );

  it('ends where the directory says there are more than it gives', async () => {
    const boasting = { ...directoryOf(0), slugs: () => okAsync({ items: [], total: 9 }) };
    expect(
      (
        await exhibitorSlugs(boasting)(event as NonNullable<typeof event>, { offset: 0, limit: 50 })
      )._unsafeUnwrap(),
    ).toEqual([]);
  });
});
