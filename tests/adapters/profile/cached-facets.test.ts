import type { ExhibitorDirectory, ExhibitorFacets } from '@fairdesk/core/profile';
import { eventIdOf } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cachedFacets } from '#adapters/profile/cached-facets.ts';
import { expireContentCaches } from '#adapters/shared/http/content-caches.ts';

const clock = () => new Date(0);

const NO_FACETS: ExhibitorFacets = {
  letters: [],
  halls: [],
  categories: [],
  countries: [],
  hasNovelties: false,
};

it('computes facets once, until the organiser changes the fair', async () => {
  let computed = 0;
  const nothing = NO_FACETS;
  const directory: Pick<ExhibitorDirectory, 'facets'> = {
    facets: () => {
      computed += 1;
      return okAsync(nothing);
    },
  };
  const { facets } = cachedFacets(directory, clock);
  const event = eventIdOf('987654') ?? expect.unreachable();
  await facets(event, 'en');
  await facets(event, 'en');
  expect(computed).toBe(1);
  expireContentCaches();
  await facets(event, 'en');
  expect(computed).toBe(2);
});

it('never gives one directory the facets of another', async () => {
  const event = eventIdOf('987655') ?? expect.unreachable();
  const [first, second] = ['A', 'B'].map((letter) => {
    const directory: Pick<ExhibitorDirectory, 'facets'> = {
      facets: () => okAsync({ ...NO_FACETS, letters: [letter] }),
    };
    return cachedFacets(directory, clock);
  });
  expect((await first?.facets(event, 'en'))?._unsafeUnwrap().letters).toEqual(['A']);
  expect((await second?.facets(event, 'en'))?._unsafeUnwrap().letters).toEqual(['B']);
});
