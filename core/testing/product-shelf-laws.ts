import fc from 'fast-check';
import {
  moveProduct,
  type Product,
  type ProductForm,
  type ProductShelf,
  saveProduct,
} from '../products/index.ts';
import { FIRST_IMAGE_INDEX, type ParticipationId } from '../shared/index.ts';
import { anyVideoId, smallPdf, smallPicture } from './any-media.ts';
import { anyProductForm } from './any-product.ts';
import { demand, demandSame, fail, type LawRunner, succeed, whatever } from './law.ts';
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

/** What every shelf of products keeps to. What is added is taken away again. */
export const productShelfLaws = (make: () => Promise<ProductShelfSubject>, { test }: LawRunner): void => {
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
    demandSame(await listed(subject), list, 'A second look shows other products');
  });

  test('shows a new product at the end as it was saved, and not any more once it is removed', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const before = idsOf(await listed(subject));
    await whatever(anyProductForm(), async (form) => {
      const added = await save(subject, form);
      demandSame(formOf(added), form, 'The product differs');
      const list = await listed(subject);
      demandSame(idsOf(list), [...before, added.id], 'The product does not stand at the end');
      demandSame(list.at(-1), added, 'It differs when listed');
      await succeed(shelf.remove(participation, added.id), 'Removing a product');
      demandSame(idsOf(await listed(subject)), before, 'A removed product is listed');
      const gone = await fail(shelf.remove(participation, added.id), 'Removing it again');
      demandSame(gone.kind, 'not-found', 'The failure is of the wrong kind');
    });
  });

  test('saves one product without touching another, and lets one of several win', async () => {
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
      demandSame(list.find(({ id }) => id === mine.id)?.name, `Racer ${winner}`, 'Somebody else won');
      demandSame(
        list.find(({ id }) => id === neighbour.id),
        neighbour,
        'Another product changed',
      );
    });
  });

  test('never finds a product by way of somebody else, and changes nothing', async () => {
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

  test('keeps a product with its first image, before every other', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const form = { ...oneOf(anyProductForm()), isNovelty: true, image: smallPicture() };
    const context = { hasImage: false, hideNovelty: false };
    const added = await succeed(saveProduct(shelf)(participation, form, context), 'Saving with an image');
    demandSame(
      added.images.map(({ sortIndex }) => sortIndex),
      [FIRST_IMAGE_INDEX],
      'The image is not first',
    );
    demand(added.state !== 'incomplete', 'A novelty with its image is incomplete');
    const second = { file: smallPicture('two.png'), title: 'Second' };
    const two = await succeed(shelf.addImage(participation, added.id, second), 'Adding an image');
    demandSame(
      two.images.map(({ title }) => title),
      [form.name.trim(), 'Second'],
      'The images differ',
    );
    demand(Object.keys(two.images[1]?.thumbnailUrls ?? {}).length === 4, 'There are not four thumbnails');
    const last = two.images[1]?.id ?? '';
    const renamed = await succeed(
      shelf.changeImage(participation, added.id, last, { title: 'Renamed' }),
      'Renaming an image',
    );
    demandSame(renamed.images[1]?.title, 'Renamed', 'The title differs');
    const one = await succeed(shelf.removeImage(participation, added.id, last), 'Removing an image');
    demandSame(
      one.images.map(({ id }) => id),
      added.images.map(({ id }) => id),
      'The images differ',
    );
    const gone = await fail(shelf.removeImage(participation, added.id, last), 'Removing it again');
    demandSame(gone.kind, 'not-found', 'The failure is of the wrong kind');
    await succeed(shelf.remove(participation, added.id), 'Removing the product');
  });

  test('keeps videos, documents and categories of a product', async () => {
    const subject = await make();
    await withProducts(subject, 1, async ([{ id }]) => {
      const { shelf, participation, categories } = subject;
      const video = oneOf(anyVideoId);
      const filmed = await succeed(shelf.addVideo(participation, id, video), 'Adding a video');
      demandSame(
        filmed.videos.map(({ type, videoId }) => ({ type, videoId })),
        [video],
        'The video differs',
      );
      const document = { title: 'Leaflet', description: '', type: 'BROCHURE', file: smallPdf() };
      const told = await succeed(shelf.addDocument(participation, id, document), 'Adding a document');
      demandSame(
        told.documents.map(({ title }) => title),
        ['Leaflet'],
        'The document differs',
      );
      const first = told.documents[0]?.id ?? '';
      const changed = await succeed(
        shelf.changeDocument(participation, id, first, {
          title: 'Folder',
          version: told.documents[0]?.version ?? '',
        }),
        'Changing a document',
      );
      demandSame(changed.documents[0]?.title, 'Folder', 'The change is not shown');
      const stale = await fail(
        shelf.changeDocument(participation, id, first, { title: 'Lost', version: 'long-ago' }),
        'Changing a document that is another by now',
      );
      demandSame(stale.kind, 'conflict', 'The failure is of the wrong kind');
      const found = await succeed(shelf.saveCategories(participation, id, categories), 'Choosing categories');
      demandSame(found.categories.toSorted(), categories.toSorted(), 'The categories differ');
      const refused = await fail(
        shelf.saveCategories(participation, id, ['no-such-category']),
        'Choosing what is not there',
      );
      demandSame(refused.kind, 'rejected', 'The failure is of the wrong kind');
      const bare = await succeed(shelf.removeDocument(participation, id, first), 'Removing the document');
      const none = await succeed(
        shelf.removeVideo(participation, id, bare.videos[0]?.id ?? ''),
        'Removing the video',
      );
      demandSame([none.videos, none.documents], [[], []], 'Something is left');
    });
  });

  test('moves a product between its neighbours however often, and never gives two the same place', async () => {
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

  test('loses and doubles nothing when several people move at once', async () => {
    const subject = await make();
    await withProducts(subject, 4, async () => {
      const { shelf, participation } = subject;
      await whatever(
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

/** More than there are halves of a gap. */
const MOVES = 30;

const listed = async ({ shelf, participation }: ProductShelfSubject): Promise<readonly Product[]> => {
  const { items, limit } = await succeed(shelf.list(participation), 'Listing products');
  demandSame(limit.used, items.length, 'The limit counts other products than are listed');
  return items;
};

const save = ({ shelf, participation }: ProductShelfSubject, form: ProductForm): Promise<Product> =>
  succeed(shelf.save(participation, form), 'Saving a product');

/** Tries something with a few new products, which go again. */
const withProducts = async (
  subject: ProductShelfSubject,
  count: number,
  work: (products: [Product, Product, ...Product[]]) => Promise<void>,
): Promise<void> => {
  const products: Product[] = [];
  for (let number = 0; number < count; number += 1) {
    products.push(await save(subject, { ...oneOf(anyProductForm()), name: `Product ${number}` }));
  }
  try {
    await work(products as [Product, Product, ...Product[]]);
  } finally {
    for (const { id } of products) await subject.shelf.remove(subject.participation, id);
  }
};

const demandDistinct = (products: readonly Product[]): void => {
  const places = products.map(({ sortIndex }) => sortIndex);
  demand(new Set(places).size === places.length, `Two products stand in the same place: ${places.join()}`);
};

const idsOf = (products: readonly Product[]): readonly string[] => products.map(({ id }) => id);

const formOf = (product: Product): ProductForm => ({
  name: product.name,
  shortDescription: product.shortDescription,
  longDescription: product.longDescription,
  url: product.url,
  introductionDate: product.introductionDate,
  publicFrom: product.publicFrom,
  publicUntil: product.publicUntil,
  isNovelty: product.isNovelty,
});
