import type { Product, ProductShelf } from '@fairdesk/core/products';
import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { memoryProductShelf, productShelfLaws } from '@fairdesk/core/testing';
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

const FAULTS: Readonly<Record<string, Fault>> = {
  'drops the gallery when a new picture is saved': dropsGallery((hasImage) => hasImage),
  'drops the gallery on every save': dropsGallery(() => true),
  'loses the end of being public': shows((product) => ({ ...product, publicUntil: '' })),
  'loses the novelty': shows((product) => ({ ...product, isNovelty: false })),
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
  'never renumbers': () => {
    const places = new Map<string, number>();
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
          items: list.items.map(placed).toSorted((one, two) => one.sortIndex - two.sortIndex),
        })),
      save: (whose, { sortIndex, ...product }) =>
        right.save(whose, product).map((saved) => {
          if (sortIndex !== undefined) places.set(saved.id, Number(sortIndex.toFixed(3)));
          return placed(saved);
        }),
    };
  },
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
