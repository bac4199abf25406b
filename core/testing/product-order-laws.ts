import fc from 'fast-check';
import { moveProduct, type Product } from '../products/index.ts';
import { demand, demandSame, forAll, type LawRunner, succeed } from './law.ts';
import { idsOf, listed, type ProductShelfSubject, withProducts } from './product-shelf-subject.ts';

/** The laws of a product shelf for moving products. */
export const productOrderLaws = (make: () => Promise<ProductShelfSubject>, { test }: LawRunner): void => {
  test('moves a product between its neighbours any number of times without equal positions', async () => {
    const subject = await make();
    await withProducts(subject, 3, async (three) => {
      const { shelf, participation } = subject;
      const own = new Set(idsOf(three));
      for (let turn = 0; turn < MOVES; turn += 1) {
        const list = await succeed(shelf.list(participation), 'Listing');
        const mine = list.items.filter(({ id }) => own.has(id));
        const last = mine.at(-1)?.id ?? '';
        const moved = await succeed(moveProduct(shelf)(participation, list, last, 'up'), 'Moving a product');
        const swapped = [...mine.slice(0, -2), ...mine.slice(-1), ...mine.slice(-2, -1)];
        demandSame(idsOf(moved.items.filter(({ id }) => own.has(id))), idsOf(swapped), 'The order differs');
        demandDistinct(moved.items);
      }
    });
  });

  test('loses and duplicates no product in concurrent moves', async () => {
    const subject = await make();
    await withProducts(subject, 4, async () => {
      const { shelf, participation } = subject;
      await forAll(
        fc.array(fc.tuple(fc.nat(20), fc.boolean()), { minLength: 2, maxLength: 5 }),
        async (moves) => {
          const list = await succeed(shelf.list(participation), 'Listing');
          await Promise.all(
            moves.map(([place, up]) => {
              const { id } = list.items[place % list.items.length] as Product;
              return moveProduct(shelf)(participation, list, id, up ? 'up' : 'down');
            }),
          );
          const after = await listed(subject);
          demandSame(idsOf(after).toSorted(), idsOf(list.items).toSorted(), 'A product got lost');
          demandDistinct(after);
        },
      );
    });
  });
};

/** More moves than a gap can be halved. */
const MOVES = 30;

const demandDistinct = (products: readonly Product[]): void => {
  const places = products.map(({ sortIndex }) => sortIndex);
  demand(new Set(places).size === places.length, `Two products stand in the same place: ${places.join()}`);
};
