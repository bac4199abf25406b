import { anyVideoId } from './any-media.ts';
import { anyProductForm } from './any-product.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';
import { oneOf } from './one-of.ts';
import { productGalleryLaws } from './product-gallery-laws.ts';
import { productOrderLaws } from './product-order-laws.ts';
import {
  formOf,
  idsOf,
  listed,
  type ProductShelfSubject,
  saveNew,
  withProducts,
} from './product-shelf-subject.ts';

export type { ProductShelfSubject } from './product-shelf-subject.ts';

/** The laws of a product shelf. Products they add are deleted again. */
export const productShelfLaws = (make: () => Promise<ProductShelfSubject>, runner: LawRunner): void => {
  const { test } = runner;
  productGalleryLaws(make, runner);
  productOrderLaws(make, runner);

  test('lists products in order, each once, the same ones every time', async () => {
    const subject = await make();
    const list = await listed(subject);
    demand(new Set(idsOf(list)).size === list.length, 'A product is listed twice');
    const places = list.map(({ sortIndex }) => sortIndex);
    demandSame(
      places,
      places.toSorted((one, other) => one - other),
      'Products are out of order',
    );
    demandSame(await listed(subject), list, 'Reading again returns other products');
  });

  test('lists a new product at the end as saved until it is deleted', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const before = idsOf(await listed(subject));
    await forAll(anyProductForm(), async (form) => {
      const added = await saveNew(subject, form);
      demandSame(formOf(added), form, 'The product differs');
      const list = await listed(subject);
      demandSame(idsOf(list), [...before, added.id], 'The product does not stand at the end');
      demandSame(list.at(-1), added, 'It differs when listed');
      await succeed(shelf.remove(participation, added.id), 'Removing a product');
      demandSame(idsOf(await listed(subject)), before, 'A removed product is listed');
      const failure = await fail(shelf.remove(participation, added.id), 'Removing it again');
      demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
    });
  });

  test('saves one product without changing another, and lets one of several concurrent saves win', async () => {
    const subject = await make();
    await withProducts(subject, 2, async ([mine, neighbour]) => {
      const { shelf, participation } = subject;
      const racers = await Promise.all(
        Array.from({ length: 6 }, (_, place) =>
          shelf.save(participation, {
            ...formOf(mine),
            id: mine.id,
            version: mine.version,
            name: `Racer ${place}`,
          }),
        ),
      );
      const winner = racers.findIndex((racer) => racer.isOk());
      demand(
        racers.filter((racer) => racer.isOk()).length === 1,
        'Not exactly one save of a version succeeds',
      );
      for (const racer of racers) {
        if (racer.isErr()) demandSame(racer.error.kind, 'conflict', 'The failure is of the wrong kind');
      }
      const list = await listed(subject);
      demandSame(list.find(({ id }) => id === mine.id)?.name, `Racer ${winner}`, 'Another save won');
      demandSame(
        list.find(({ id }) => id === neighbour.id),
        neighbour,
        'Another product changed',
      );
    });
  });

  test('never finds a product through another participation, and changes nothing', async () => {
    const subject = await make();
    await withProducts(subject, 1, async ([mine]) => {
      const { shelf, other } = subject;
      const kinds = await Promise.all([
        fail(shelf.save(other, { ...formOf(mine), id: mine.id, name: 'Stolen' }), 'Saving a foreign product'),
        fail(shelf.remove(other, mine.id), 'Removing a foreign product'),
        fail(shelf.addVideo(other, mine.id, oneOf(anyVideoId)), 'Adding to a foreign product'),
        fail(shelf.saveCategories(other, mine.id, []), 'Choosing for a foreign product'),
      ]);
      for (const { kind } of kinds) demandSame(kind, 'not-found', 'The failure is of the wrong kind');
      demandSame(
        (await listed(subject)).find(({ id }) => id === mine.id),
        mine,
        'Something changed',
      );
    });
  });
};
