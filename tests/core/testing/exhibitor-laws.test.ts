import type { ExhibitorDirectory, ProductSpot, PublicProduct, PublicProfile } from '@fairdesk/core/profile';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { anyPublicProfile, exhibitorDirectoryLaws, memoryExhibitorDirectory } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenLaws } from './broken-laws.ts';

const fair = eventIdOf('101') as EventId;

const products = Array.from(
  { length: 9 },
  (_, place): PublicProduct => ({
    id: `product-${place}`,
    name: `Product ${place}`,
    ...{ shortDescription: '', longDescription: '', url: '', introductionDate: '', isNovelty: false },
    ...{ images: [], videos: [], documents: [], categories: [] },
  }),
);

const [profiles = []] = fc.sample(
  fc.uniqueArray(
    fc.nat(products.length).chain((count) => anyPublicProfile({ products: products.slice(0, count) })),
    { selector: ({ slug }) => slug, minLength: 4, maxLength: 12 },
  ),
  { numRuns: 1, seed: 20_270_126 },
);
const right = memoryExhibitorDirectory(profiles.map((profile) => ({ profile })));

/** The laws of a directory that finds companies in another way. */
const lawsOf = (find: ExhibitorDirectory['find'] = right.find) =>
  brokenLaws((runner) =>
    exhibitorDirectoryLaws(
      async () => ({ directory: { ...right, find }, event: fair, hidden: ['hidden-company'] }),
      runner,
    ),
  );

const at =
  (change: (spot: ProductSpot) => ProductSpot): ExhibitorDirectory['find'] =>
  (event, slug, language, spot) =>
    right.find(event, slug, language, change(spot));

const changed =
  (
    change: (profile: PublicProfile, spot: ProductSpot) => Partial<PublicProfile>,
  ): ExhibitorDirectory['find'] =>
  (event, slug, language, spot) =>
    right.find(event, slug, language, spot).map((profile) => ({ ...profile, ...change(profile, spot) }));

const faults: Readonly<Record<string, ExhibitorDirectory['find']>> = {
  'shows the first page always': at((spot) => ({ ...spot, page: 1 })),
  'shows all products on every page': at(({ product: _product }) => ({ limit: 100, page: 1 })),
  'has one product too few on a page': at(({ limit, ...spot }) => ({
    ...spot,
    limit: Math.max(1, limit - 1),
  })),
  'ignores the wanted product': at(({ product: _product, ...spot }) => spot),
  'leaves the page for an unknown product': changed(({ products: onPage }, { product }) =>
    product !== undefined && onPage.every(({ id }) => id !== product) ? { products: [] } : {},
  ),
  'counts the products of the page only': changed(({ products: onPage }) => ({
    productTotal: onPage.length,
  })),
  'counts pages from 0': changed(({ productPage }) => ({ productPage: productPage - 1 })),
};

describe('the laws of an exhibitor directory', () => {
  it('hold for the directory in memory', async () => {
    expect(await lawsOf()).toEqual([]);
  });

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    expect(await lawsOf(faults[fault])).toContain(
      'shows every product of a company once, page by page, and the page of any product',
    );
  });
});
