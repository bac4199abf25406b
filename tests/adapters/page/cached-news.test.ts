import type { Article } from '@fairdesk/core/articles';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cachedNews } from '#adapters/page/cached-news.ts';
import { expireContentCaches } from '#adapters/shared/http/content-caches.ts';

const PLACE = { site: 'aqua', path: '/news', language: 'en' } as const;

it('reads news from its cache until the content changes, at every source of the process', async () => {
  let stored: readonly Article[] = [];
  const source = { articles: () => okAsync(stored) };
  const [one, other] = [1, 2].map(() => cachedNews(source, () => new Date(0)));
  const read = async () =>
    Promise.all([one, other].map(async (each) => (await each?.articles(PLACE))?._unsafeUnwrap().length));
  expect(await read()).toEqual([0, 0]);
  stored = [{ title: 'Doors open', date: '2027-05-01', slug: 'a', tags: [], introduction: '', authors: [] }];
  expect(await read()).toEqual([0, 0]);
  expireContentCaches();
  expect(await read()).toEqual([1, 1]);
});
