import {
  SEARCH_POLL_MS,
  SEARCH_WAIT_MS,
  type SearchMatchesPage,
  type SearchService,
  type SiteSearch,
  searchSite,
} from '@fairdesk/core/search';
import { type LawRunner, memorySearchService, searchServiceLaws } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const pages = Array.from({ length: 23 }, (_, place) => ({
  id: `p${place}`,
  title: `Halle ${place}`,
  description: 'Çiçek and pumps',
  url: `/hall/${place}`,
  text: place % 2 === 0 ? 'even' : 'odd',
}));
const service = memorySearchService('site', pages);
const atOnce = async () => {};
const request: SiteSearch = {
  sourceId: 'site',
  entity: 'content',
  searchText: 'halle',
  pageIndex: 0,
  tagBehaviour: 'match all tags',
  scopeId: 's',
  language: 'en',
};

describe('a search in memory', () => {
  searchServiceLaws(async () => ({ service, sourceId: 'site', common: 'halle', hidden: ['secret'] }), runner);
});

describe('searchSite', () => {
  it.prop([fc.nat(5)])(
    'returns nine results at most, and continues where the previous page ended',
    async (pageIndex) => {
      const found = (await searchSite(service, atOnce)({ ...request, pageIndex }))._unsafeUnwrap();
      expect(found.results).toEqual(
        pages.slice(pageIndex * 9, pageIndex * 9 + 9).map(({ text: _, ...result }) => result),
      );
      expect([found.total, found.limit, found.offset]).toEqual([23, 9, pageIndex * 9]);
    },
  );

  it('rejects an invalid request before it calls the service', async () => {
    const failed = await searchSite(service, atOnce)({ ...request, pageIndex: -1 });
    expect(failed._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      reason: 'Page index are not allowed to be less than 0.',
    });
  });

  const isPartial = { isPartial: true } as const;
  /** Most find nothing yet, so that the wait often ends before the index is complete. */
  const anyState = fc.oneof(
    { weight: 9, arbitrary: fc.constant([0, isPartial] as const) },
    { weight: 1, arbitrary: fc.tuple(fc.nat(1), fc.constantFrom({}, isPartial)) },
  );
  const anyPage = anyState.map(
    ([total, state]): SearchMatchesPage => ({
      results: [],
      facets: [],
      total,
      offset: 0,
      limit: 9,
      ...state,
    }),
  );
  const saysNothing = (page: SearchMatchesPage) => page.total === 0 && page.isPartial === true;

  it.prop([fc.array(anyPage, { minLength: 6, maxLength: 8 })])(
    'searches again while an incomplete index finds nothing, each second for five seconds',
    async (answers) => {
      let calls = 0;
      const waits: number[] = [];
      const indexing: SearchService = { search: () => okAsync(answers[calls++] as SearchMatchesPage) };
      const wait = async (milliseconds: number) => void waits.push(milliseconds);
      const found = (await searchSite(indexing, wait)(request))._unsafeUnwrap();
      const place = answers.findIndex((page) => !saysNothing(page));
      const last = place < 0 ? 5 : Math.min(place, 5);
      expect(found).toBe(answers[last]);
      expect([calls, waits]).toEqual([last + 1, Array(last).fill(SEARCH_POLL_MS)]);
      expect(waits.length * SEARCH_POLL_MS).toBeLessThanOrEqual(SEARCH_WAIT_MS);
    },
  );
});
