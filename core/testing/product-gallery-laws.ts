import { saveProduct } from '../products/index.ts';
import { FIRST_IMAGE_INDEX } from '../shared/index.ts';
import { anyVideoId, smallPdf, smallPicture } from './any-media.ts';
import { anyProductForm } from './any-product.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';
import { oneOf } from './one-of.ts';
import { formOf, type ProductShelfSubject, withProducts } from './product-shelf-subject.ts';

/** The laws of a product shelf for images, videos, documents and categories. */
export const productGalleryLaws = (make: () => Promise<ProductShelfSubject>, { test }: LawRunner): void => {
  test('saves a product with its first image before every other', async () => {
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
    demand(added.isNovelty, 'A novelty is saved as none');
    demand(added.state !== 'incomplete', 'A novelty with its image is incomplete');
    const { id, version } = added;
    const resaved = await succeed(
      shelf.save(participation, { ...formOf(added), id, version, name: 'Renamed' }),
      'Saving again without an image',
    );
    demandSame(
      resaved.images.map((image) => image.id),
      added.images.map((image) => image.id),
      'A save without an image changes the gallery',
    );
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
    const unread = { title: 'Lost', from: 'Second' };
    const stale = await fail(
      shelf.changeImage(participation, added.id, last, unread),
      'Renaming an image that was renamed in the meantime',
    );
    demandSame(stale.kind, 'conflict', 'The failure is of the wrong kind');
    const repeated = await succeed(
      shelf.changeImage(participation, added.id, last, { title: 'Renamed', from: 'Second' }),
      'Renaming an image again',
    );
    demandSame(
      repeated.images,
      renamed.images,
      'A repeated or rejected change of the title changes an image',
    );
    const withThird = { ...formOf(two), id, version: repeated.version, image: smallPicture('three.png') };
    const three = await succeed(shelf.save(participation, withThird), 'Saving with another image');
    demand(
      renamed.images.every((image) => three.images.some((other) => other.id === image.id)),
      'A save with an image drops others',
    );
    const third = three.images.find((image) => renamed.images.every((other) => other.id !== image.id));
    if (third) await succeed(shelf.removeImage(participation, added.id, third.id), 'Removing an image');
    const one = await succeed(shelf.removeImage(participation, added.id, last), 'Removing an image');
    demandSame(
      one.images.map(({ id }) => id),
      added.images.map(({ id }) => id),
      'The images differ',
    );
    const failure = await fail(shelf.removeImage(participation, added.id, last), 'Removing it again');
    demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
    await succeed(shelf.remove(participation, added.id), 'Removing the product');
  });

  test('saves videos, documents and categories of a product', async () => {
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
      const named = await succeed(
        shelf.changeVideo(participation, id, filmed.videos[0]?.id ?? '', { title: 'A day out' }),
        'Naming a video',
      );
      demandSame(named.videos[0]?.title, 'A day out', 'The video is called something else');
      const document = { title: 'Leaflet', description: '', type: 'BROCHURE', file: smallPdf() };
      const withDocument = await succeed(shelf.addDocument(participation, id, document), 'Adding a document');
      demandSame(
        withDocument.documents.map(({ title }) => title),
        ['Leaflet'],
        'The document differs',
      );
      const first = withDocument.documents[0]?.id ?? '';
      const changed = await succeed(
        shelf.changeDocument(participation, id, first, {
          title: 'Folder',
          version: withDocument.documents[0]?.version ?? '',
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
      const fewer = await succeed(
        shelf.saveCategories(participation, id, categories.slice(1)),
        'Choosing fewer categories',
      );
      demandSame(
        fewer.categories.toSorted(),
        categories.slice(1).toSorted(),
        'A new choice does not replace the old one',
      );
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
};
