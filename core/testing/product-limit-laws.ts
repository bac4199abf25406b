import type { Product, ProductShelf } from '../products/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { anyProductForm } from './any-product.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';
import { oneOf } from './one-of.ts';
import { formOf } from './product-shelf-subject.ts';

/** A product shelf under test that limits the number of products and of their categories. */
export interface ProductLimitSubject {
  readonly shelf: ProductShelf;
  /** It has a maximum of products, and room for two to ten more. */
  readonly participation: ParticipationId;
  /** Ids of categories of the event, more than a product may have. */
  readonly categories: readonly string[];
  /** The maximum number of categories of a product. */
  readonly maxCategories: number;
}

/** The laws of a product shelf with limits. Products they add are deleted again. */
export const productLimitLaws = (make: () => Promise<ProductLimitSubject>, { test }: LawRunner): void => {
  test('accepts products up to the limit, rejects one more, and has room again after a removal', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    await withAdded(subject, async (added, room) => {
      while (added.length < room) added.push(await succeed(save(subject), 'Saving up to the limit'));
      const { limit } = await succeed(shelf.list(participation), 'Listing products');
      demandSame(limit.used, limit.max, 'The limit is not reached');
      const refused = await fail(save(subject), 'Saving above the limit');
      demandSame(refused.kind, 'rejected', 'The failure is of the wrong kind');
      const { items } = await succeed(shelf.list(participation), 'Listing products');
      demandSame(items.length, limit.max, 'A refused product is listed');
      const [first] = added;
      demand(first !== undefined, 'The subject has no room to try');
      const { id, version } = first;
      const change = { ...formOf(first), id, version, name: 'Renamed' };
      await succeed(shelf.save(participation, change), 'Changing a product at the limit');
      await succeed(shelf.remove(participation, id), 'Removing a product');
      added[0] = await succeed(save(subject), 'Saving in the free place');
    });
  });

  test('never exceeds the limit in concurrent saves', async () => {
    const subject = await make();
    await withAdded(subject, async (added, room) => {
      const saves = await Promise.all(Array.from({ length: room + 2 }, () => save(subject)));
      for (const one of saves) if (one.isOk()) added.push(one.value);
      demand(added.length > 0, 'No concurrent save succeeds');
      demand(added.length <= room, `${added.length} products are saved where ${room} have room`);
    });
  });

  test('rejects more categories than a product may have, and changes nothing', async () => {
    const subject = await make();
    const { shelf, participation, categories, maxCategories } = subject;
    demand(categories.length > maxCategories, 'The subject has too few categories to try');
    await withAdded(subject, async (added) => {
      const product = await succeed(save(subject), 'Saving a product');
      added.push(product);
      const { id } = product;
      const most = categories.slice(0, maxCategories);
      const chosen = await succeed(shelf.saveCategories(participation, id, most), 'Choosing categories');
      demandSame(chosen.categories.toSorted(), most.toSorted(), 'The categories differ');
      const refused = await fail(shelf.saveCategories(participation, id, categories), 'Choosing too many');
      demandSame(refused.kind, 'rejected', 'The failure is of the wrong kind');
      const { items } = await succeed(shelf.list(participation), 'Listing products');
      const after = items.find((item) => item.id === id)?.categories ?? [];
      demandSame(after.toSorted(), most.toSorted(), 'A refused choice changed something');
    });
  });
};

const save = ({ shelf, participation }: ProductLimitSubject) =>
  shelf.save(participation, oneOf(anyProductForm()));

/** Runs `work` with the number of products there is room for; the products it adds are deleted afterwards. */
const withAdded = async (
  { shelf, participation }: ProductLimitSubject,
  work: (added: Product[], room: number) => Promise<void>,
): Promise<void> => {
  const { limit } = await succeed(shelf.list(participation), 'Listing products');
  const room = (limit.max ?? 0) - limit.used;
  demand(room >= 2 && room <= 10, `There is room for ${room} more products`);
  const added: Product[] = [];
  try {
    await work(added, room);
  } finally {
    for (const { id } of added) await shelf.remove(participation, id);
  }
};
