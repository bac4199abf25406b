import { type NewsDesk, type NewsItem, newsToSave } from '../news/index.ts';
import { moveProduct, type Product, type ProductShelf } from '../products/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { anyVideoId, smallPdf, smallPicture } from './any-media.ts';
import { anyNewsForm } from './any-news-item.ts';
import { anyProductForm } from './any-product.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';
import { oneOf } from './one-of.ts';
import { formOf } from './product-shelf-subject.ts';

/** Products and news of a company in an event that requires approval. */
export interface ReviewSubject {
  readonly shelf: ProductShelf;
  readonly desk: NewsDesk;
  readonly participation: ParticipationId;
  /** Approves an item, as the organiser would. */
  readonly approve: (what: 'products' | 'news-items', id: string) => Promise<void>;
}

/** The laws of a product shelf and a news desk under approval. Items they add are deleted again. */
export const reviewLaws = (make: () => Promise<ReviewSubject>, { test }: LawRunner): void => {
  test('puts new and changed products in review', async () => {
    const { shelf, participation, approve } = await make();
    const form = { ...oneOf(anyProductForm()), isNovelty: false, name: 'Waiting' };
    const { id } = await succeed(shelf.save(participation, form), 'Saving a product');
    const there = async (): Promise<Product> => {
      const { items } = await succeed(shelf.list(participation), 'Listing products');
      return items.find((item) => item.id === id) as Product;
    };
    const waits = async (after: string): Promise<Product> => {
      demandSame((await there()).state, 'inReview', `It does not wait after ${after}`);
      await approve('products', id);
      const approved = await there();
      demand(approved.state !== 'inReview', 'It waits though it was approved');
      return approved;
    };
    let product = await waits('it was added');
    await succeed(shelf.save(participation, { ...formOf(product), id, name: 'Renamed' }), 'Renaming');
    product = await waits('another name');
    await succeed(shelf.saveCategories(participation, id, []), 'Choosing categories');
    await waits('another choice of categories');
    await succeed(
      shelf.addImage(participation, id, { file: smallPicture(), title: 'One' }),
      'Adding an image',
    );
    product = await waits('an image');
    const [image] = product.images;
    await succeed(
      shelf.changeImage(participation, id, image?.id ?? '', { title: 'Two' }),
      'Changing a title',
    );
    await waits('another title of an image');
    await succeed(shelf.addVideo(participation, id, oneOf(anyVideoId)), 'Adding a video');
    await waits('a video');
    const leaflet = { title: 'Leaflet', description: '', type: 'BROCHURE', file: smallPdf() };
    await succeed(shelf.addDocument(participation, id, leaflet), 'Adding a document');
    product = await waits('a document');
    await succeed(shelf.removeImage(participation, id, image?.id ?? ''), 'Removing an image');
    await waits('an image was taken away');
    await succeed(shelf.remove(participation, id), 'Removing the product');
  });

  test('never puts a product in review because it moved', async () => {
    const { shelf, participation, approve } = await make();
    const added: Product[] = [];
    for (const name of ['Upper', 'Lower']) {
      const form = { ...oneOf(anyProductForm()), isNovelty: false, name };
      const product = await succeed(shelf.save(participation, form), 'Saving a product');
      await approve('products', product.id);
      added.push(product);
    }
    const lower = added.at(-1)?.id ?? '';
    const file = smallPicture();
    const withImage = await succeed(
      shelf.addImage(participation, lower, { file, title: 'One' }),
      'Adding an image',
    );
    await approve('products', lower);
    const place = { sortIndex: 5 };
    await succeed(
      shelf.changeImage(participation, lower, withImage.images[0]?.id ?? '', place),
      'Moving an image',
    );
    const list = await succeed(shelf.list(participation), 'Listing products');
    const { items } = await succeed(moveProduct(shelf)(participation, list, lower, 'up'), 'Moving a product');
    const moved = items.find(({ id }) => id === lower);
    demand(moved?.state !== 'inReview', 'A move makes a product wait');
    for (const { id } of added) await succeed(shelf.remove(participation, id), 'Removing a product');
  });

  test('puts new and changed news in review', async () => {
    const { desk, participation, approve } = await make();
    const { id } = await succeed(desk.save(participation, oneOf(anyNewsForm())), 'Saving news');
    const there = async (): Promise<NewsItem> => {
      const items = await succeed(desk.list(participation), 'Listing news');
      return items.find((item) => item.id === id) as NewsItem;
    };
    const waits = async (after: string): Promise<NewsItem> => {
      demandSame((await there()).state, 'inReview', `It does not wait after ${after}`);
      await approve('news-items', id);
      const approved = await there();
      demand(approved.state !== 'inReview', 'It waits though it was approved');
      return approved;
    };
    const item = await waits('it was added');
    await succeed(desk.save(participation, { ...newsToSave(item), id, header: 'Renamed' }), 'Changing news');
    await waits('another header');
    await succeed(
      desk.saveImage(participation, id, { file: smallPicture(), title: 'One' }),
      'Saving an image',
    );
    await waits('an image');
    await succeed(desk.remove(participation, id), 'Removing news');
  });
};
