import type { Product, ProductShelf } from '@fairdesk/core/products';
import { type Failure, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import {
  type MemoryShelfSettings,
  memoryProductShelf,
  productLimitLaws,
  productShelfLaws,
} from '@fairdesk/core/testing';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { brokenLaws } from './broken-laws.ts';

const mine = participationIdOf('p-1') as ParticipationId;
const other = participationIdOf('p-2') as ParticipationId;
const categories = ['pumps', 'filters', 'valves'];
const newShelf = (): ProductShelf =>
  memoryProductShelf(
    {},
    {
      categories: [
        { id: 'm', name: 'Water', groups: [{ id: 'g', name: 'All', categories: named(categories) }] },
      ],
    },
  );
const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: id, selected: false }));

const FULL: Failure = { kind: 'rejected', reason: 'full', fields: [] };

type Fault = (right: ProductShelf) => Partial<ProductShelf>;

/** Changes products with `change` in the list and in the saved result. */
const shows =
  (change: (product: Product) => Product): Fault =>
  (right) => ({
    list: (whose) => right.list(whose).map((list) => ({ ...list, items: list.items.map(change) })),
    save: (...given) => right.save(...given).map(change),
  });

/** Removes the images of a product before it is saved. */
const dropsGallery =
  (whenever: (hasImage: boolean) => boolean): Fault =>
  (right) => ({
    save: (whose, product, progress) =>
      right.list(whose).andThen(({ items }) => {
        const images = items.find(({ id }) => id === product.id)?.images ?? [];
        return images
          .filter(() => whenever(product.image !== undefined))
          .reduce(
            (before, { id }) =>
              before.andThen(() => right.removeImage(whose, product.id ?? '', id).map(() => undefined)),
            right.list(whose).map(() => undefined),
          )
          .andThen(() => right.save(whose, product, progress));
      }),
  });

/** A shelf that rounds positions and never renumbers; of products in the same place, the unmoved one is first. */
const ownPlaces = (rounded: (place: number) => number): ProductShelf => {
  const places = new Map<string, number>();
  const isMoved = ({ id }: Product) => Number(places.has(id));
  const placed = (product: Product) => ({
    ...product,
    sortIndex: places.get(product.id) ?? product.sortIndex,
  });
  const right = newShelf();
  return {
    ...right,
    list: (whose) =>
      right.list(whose).map((list) => ({
        ...list,
        items: list.items
          .map(placed)
          .toSorted((one, two) => one.sortIndex - two.sortIndex || isMoved(one) - isMoved(two)),
      })),
    save: (whose, { sortIndex, ...product }) =>
      right.save(whose, product).map((saved) => {
        if (sortIndex !== undefined) places.set(saved.id, rounded(sortIndex));
        return placed(saved);
      }),
  };
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'drops the gallery when a new picture is saved': dropsGallery((hasImage) => hasImage),
  'drops the gallery on every save': dropsGallery(() => true),
  'loses the end of being public': shows((product) => ({ ...product, publicUntil: '' })),
  'loses the novelty': shows((product) => ({ ...product, isNovelty: false })),
  'renames an image whatever its title is': (right) => ({
    changeImage: (whose, id, image, { from: _, ...change }) => right.changeImage(whose, id, image, change),
  }),
  'adds categories to those chosen before': (right) => ({
    saveCategories: (whose, id, ids) =>
      right
        .list(whose)
        .andThen(({ items }) =>
          right.saveCategories(whose, id, [
            ...(items.find((one) => one.id === id)?.categories ?? []),
            ...ids,
          ]),
        ),
  }),
  'never renumbers': () => ownPlaces((place) => Number(place.toFixed(3))),
  'lets a moved product lose a tie': () => ownPlaces(Math.round),
  'ignores how far apart moves come': (right) => ({
    save: (whose, { sortIndex, ...product }, progress) =>
      right.save(
        whose,
        { ...product, ...(sortIndex !== undefined && { sortIndex: Math.ceil(sortIndex) }) },
        progress,
      ),
  }),
};

const broken = (shelf: ProductShelf) =>
  brokenLaws((runner) =>
    productShelfLaws(async () => ({ shelf, participation: mine, other, categories }), runner),
  );

describe('the laws of a product shelf', () => {
  it('hold for a correct port', async () => {
    expect(await broken(newShelf())).toEqual([]);
  });

  it.each(Object.keys(FAULTS))('detect one that %s', async (fault) => {
    const right = newShelf();
    expect(await broken({ ...right, ...FAULTS[fault]?.(right) })).not.toEqual([]);
  });
});

describe('the laws of a limited product shelf', () => {
  const settings = { max: 4, maxCategories: 2 } as const;
  const offered = [
    { id: 'm', name: 'Water', groups: [{ id: 'g', name: 'All', categories: named(categories) }] },
  ];
  const limited = (of: MemoryShelfSettings = settings) =>
    memoryProductShelf({}, { categories: offered, ...of });
  const limit = (shelf: ProductShelf, max: number): ProductShelf => ({
    ...shelf,
    list: (whose) => shelf.list(whose).map((list) => ({ ...list, limit: { ...list.limit, max } })),
  });
  const FAULTY: Readonly<Record<string, () => ProductShelf>> = {
    'ignores the limit': () => limit(limited({ maxCategories: 2 }), 4),
    'ignores the limit of categories': () => limited({ max: 4 }),
    'rejects the last product there is room for': () => limit(limited({ max: 3, maxCategories: 2 }), 4),
    'accepts one product too many': () => limit(limited({ max: 5, maxCategories: 2 }), 4),
    'accepts one category too many': () => limited({ max: 4, maxCategories: 3 }),
    'rejects changes at the limit': () => {
      const right = limited();
      return {
        ...right,
        save: (whose, product) =>
          right
            .list(whose)
            .andThen(({ items }) =>
              items.length === settings.max ? errAsync(FULL) : right.save(whose, product),
            ),
      };
    },
    'counts deleted products': () => {
      const right = limited();
      let deleted = 0;
      return {
        ...right,
        remove: (whose, id) => right.remove(whose, id).andTee(() => (deleted += 1)),
        save: (whose, product) =>
          right
            .list(whose)
            .andThen(({ items }) =>
              product.id === undefined && items.length + deleted >= settings.max
                ? errAsync(FULL)
                : right.save(whose, product),
            ),
      };
    },
    'lets concurrent saves exceed the limit': () => {
      const open = limited({ maxCategories: 2 });
      return {
        ...limit(open, settings.max),
        save: (whose, product) =>
          open
            .list(whose)
            .andThen(({ items }) =>
              ResultAsync.fromSafePromise(Promise.resolve()).andThen(() =>
                product.id === undefined && items.length >= settings.max
                  ? errAsync(FULL)
                  : open.save(whose, product),
              ),
            ),
      };
    },
  };
  const brokenBy = (shelf: ProductShelf) =>
    brokenLaws((runner) =>
      productLimitLaws(
        async () => ({ shelf, participation: mine, categories, maxCategories: settings.maxCategories }),
        runner,
      ),
    );

  it('hold for a correct port', async () => {
    expect(await brokenBy(limited())).toEqual([]);
  });

  it.each(Object.entries(FAULTY))('detect one that %s', async (_fault, shelf) => {
    expect(await brokenBy(shelf())).not.toEqual([]);
  });
});
