import type { ExhibitorDirectory, ExhibitorFacets } from '@fairdesk/core/profile';
import { eventIdOf } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cachedFacets, expireFacets } from '#app/_composition/cached-facets.ts';

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
  const { facets } = cachedFacets(directory);
  const event = eventIdOf('987654') ?? expect.unreachable();
  await facets(event, 'en');
  await facets(event, 'en');
  expect(computed).toBe(1);
  expireFacets();
  await facets(event, 'en');
  expect(computed).toBe(2);
});

it('never gives one directory the facets of another', async () => {
  const event = eventIdOf('987655') ?? expect.unreachable();
  const [first, second] = ['A', 'B'].map((letter) => {
    const directory: Pick<ExhibitorDirectory, 'facets'> = {
      facets: () => okAsync({ ...NO_FACETS, letters: [letter] }),
    };
    return cachedFacets(directory);
  });
  expect((await first?.facets(event, 'en'))?._unsafeUnwrap().letters).toEqual(['A']);
  expect((await second?.facets(event, 'en'))?._unsafeUnwrap().letters).toEqual(['B']);
});
