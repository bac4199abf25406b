import { type SiteSearch, searchSite } from '@fairdesk/core/search';
import { type LawRunner, memorySearchService, searchServiceLaws } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
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
      const found = (await searchSite(service)({ ...request, pageIndex }))._unsafeUnwrap();
      expect(found.results).toEqual(
        pages.slice(pageIndex * 9, pageIndex * 9 + 9).map(({ text: _, ...result }) => result),
      );
      expect([found.total, found.limit, found.offset]).toEqual([23, 9, pageIndex * 9]);
    },
  );

  it('rejects an invalid request before it calls the service', async () => {
    const failed = await searchSite(service)({ ...request, pageIndex: -1 });
    expect(failed._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      reason: 'Page index are not allowed to be less than 0.',
    });
  });
});
