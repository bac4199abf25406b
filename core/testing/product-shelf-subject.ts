import type { Product, ProductForm, ProductShelf } from '../products/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { anyProductForm } from './any-product.ts';
import { demandSame, succeed } from './law.ts';
import { oneOf } from './one-of.ts';

/** A shelf to be tried, and whose products it may change. */
export interface ProductShelfSubject {
  readonly shelf: ProductShelf;
  /** There is room for some twenty more products. */
  readonly participation: ParticipationId;
  /** Somebody else; the shelf may refuse to speak of them at all. */
  readonly other: ParticipationId;
  /** Ids of categories the event offers. */
  readonly categories: readonly string[];
}

/** The products as they are listed now. */
export const listed = async ({ shelf, participation }: ProductShelfSubject): Promise<readonly Product[]> => {
  const { items, limit } = await succeed(shelf.list(participation), 'Listing products');
  demandSame(limit.used, items.length, 'The limit counts other products than are listed');
  return items;
};

/** Adds a product. */
export const saveNew = ({ shelf, participation }: ProductShelfSubject, form: ProductForm): Promise<Product> =>
  succeed(shelf.save(participation, form), 'Saving a product');

/** Tries something with a few new products, which go again. */
export const withProducts = async (
  subject: ProductShelfSubject,
  count: number,
  work: (products: [Product, Product, ...Product[]]) => Promise<void>,
): Promise<void> => {
  const products: Product[] = [];
  for (let number = 0; number < count; number += 1) {
    products.push(await saveNew(subject, { ...oneOf(anyProductForm()), name: `Product ${number}` }));
  }
  try {
    await work(products as [Product, Product, ...Product[]]);
  } finally {
    for (const { id } of products) await subject.shelf.remove(subject.participation, id);
  }
};

/** The ids of products, in their order. */
export const idsOf = (products: readonly Product[]): readonly string[] => products.map(({ id }) => id);

/** A product as its dialog holds it. */
export const formOf = (product: Product): ProductForm => ({
  name: product.name,
  shortDescription: product.shortDescription,
  longDescription: product.longDescription,
  url: product.url,
  introductionDate: product.introductionDate,
  publicFrom: product.publicFrom,
  publicUntil: product.publicUntil,
  isNovelty: product.isNovelty,
});
