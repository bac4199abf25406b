import { PRODUCT_FIELDS, type Product, type ProductForm, type ProductShelf } from '../products/index.ts';
import { mapForm, type ParticipationId } from '../shared/index.ts';
import { anyProductForm } from './any-product.ts';
import { demandSame, succeed } from './law.ts';
import { oneOf } from './one-of.ts';

/** A product shelf under test, with a participation it may change. */
export interface ProductShelfSubject {
  readonly shelf: ProductShelf;
  /** It has room for about twenty more products. */
  readonly participation: ParticipationId;
  /** Another participation; the shelf may deny access to it. */
  readonly other: ParticipationId;
  /** Ids of categories of the event. */
  readonly categories: readonly string[];
}

/** The products as currently listed. */
export const listed = async ({ shelf, participation }: ProductShelfSubject): Promise<readonly Product[]> => {
  const { items, limit } = await succeed(shelf.list(participation), 'Listing products');
  demandSame(limit.used, items.length, 'The limit counts other products than are listed');
  return items;
};

/** Adds a product. */
export const saveNew = ({ shelf, participation }: ProductShelfSubject, form: ProductForm): Promise<Product> =>
  succeed(shelf.save(participation, form), 'Saving a product');

/** Runs `work` on new products, which are deleted afterwards. */
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

/** The ids of products, in order. */
export const idsOf = (products: readonly Product[]): readonly string[] => products.map(({ id }) => id);

/** The values of a product's dialog. */
export const formOf = (product: Product): ProductForm => mapForm(PRODUCT_FIELDS, product, (text) => text);
