import type { ParticipationId } from '@fairdesk/core/shared';
import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { fc, it as propertyOf } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { DOCUMENT_SHELF, VIDEO_SHELF } from '#app/_composition/media.ts';
import { NEWS_DESK } from '#app/_composition/news.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { companiesOf } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

/** Contents of one item, in the order in which its user sends them; the responses to all but the last are lost. */
const anyAttempts = fc.array(fc.constantFrom('Pump', 'Pump 2', 'Mill'), { minLength: 1, maxLength: 4 });

describeEachWay('an item whose content changes after a lost response', (newDesk) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  let keys = 0;

  beforeAll(async () => {
    desk = await newDesk();
    ({ mine } = await companiesOf(desk));
  }, 60_000);
  afterAll(() => desk.close());

  const get: DemoDesk['container']['get'] = (token) => desk.container.get(token);
  const unwrapped = async <T>(result: ResultAsync<T, unknown>): Promise<T> => (await result)._unsafeUnwrap();

  const news = { introduction: 'New', text: '<p>New.</p>', author: 'Ana', authorEmail: '', url: '' };
  const adders = {
    product: {
      add: (name: string, key: string, replaces: boolean) =>
        unwrapped(get(PRODUCT_SHELF)(key, replaces).save(mine, { ...PRODUCT_FORM, name })),
      list: async () => (await unwrapped(get(PRODUCT_SHELF)().list(mine))).items.map(({ name }) => name),
    },
    'product with an image': {
      add: (name: string, key: string, replaces: boolean) =>
        unwrapped(
          get(PRODUCT_SHELF)(key, replaces).save(mine, { ...PRODUCT_FORM, name, image: smallPicture() }),
        ),
      list: async () => (await unwrapped(get(PRODUCT_SHELF)().list(mine))).items.map(({ name }) => name),
    },
    'news item': {
      add: (header: string, key: string, replaces: boolean) =>
        unwrapped(get(NEWS_DESK)(key, replaces).save(mine, { ...news, header, validFrom: '', validTo: '' })),
      list: async () => (await unwrapped(get(NEWS_DESK)().list(mine))).map(({ header }) => header),
    },
    document: {
      add: (title: string, key: string, replaces: boolean) =>
        unwrapped(
          get(DOCUMENT_SHELF)(key, replaces).add(mine, {
            ...{ title, description: '', type: 'BROCHURE', file: smallPdf() },
          }),
        ),
      list: async () => (await unwrapped(get(DOCUMENT_SHELF)().list(mine))).map(({ title }) => title),
    },
    video: {
      add: (videoId: string, key: string, replaces: boolean) =>
        unwrapped(get(VIDEO_SHELF)(key, replaces).save(mine, { type: 'YOUTUBE', videoId, title: videoId })),
      list: async () => (await unwrapped(get(VIDEO_SHELF)().list(mine))).map(({ title }) => title),
    },
  };

  for (const [what, { add, list }] of Object.entries(adders)) {
    propertyOf.prop([anyAttempts], { numRuns: 8 })(
      `is stored once, with its last content: ${what}`,
      async (attempts) => {
        keys += 1;
        const before = await list();
        for (const [place, content] of attempts.entries())
          await add(content, `item ${keys}`, new Set(attempts.slice(0, place + 1)).size > 1);
        const after = await list();
        expect(after.toSorted()).toEqual([...before, attempts.at(-1)].toSorted());
      },
      60_000,
    );
  }

  propertyOf.prop([anyAttempts], { numRuns: 8 })(
    'is stored once, with its last content: media of a product',
    async (attempts) => {
      keys += 1;
      const shelf = (place: number) =>
        get(PRODUCT_SHELF)(`part ${keys}`, new Set(attempts.slice(0, place + 1)).size > 1);
      const { id } = await unwrapped(get(PRODUCT_SHELF)().save(mine, PRODUCT_FORM));
      for (const [place, title] of attempts.entries()) {
        const file = smallPdf();
        await unwrapped(shelf(place).addImage(mine, id, { title, file: smallPicture() }));
        await unwrapped(shelf(place).addVideo(mine, id, { type: 'VIMEO', videoId: title }));
        await unwrapped(
          shelf(place).addDocument(mine, id, { title, file, description: '', type: 'BROCHURE' }),
        );
      }
      const { items } = await unwrapped(get(PRODUCT_SHELF)().list(mine));
      const product = items.find((item) => item.id === id);
      const last = attempts.at(-1);
      expect(product?.images.map(({ title }) => title)).toEqual([last]);
      expect(product?.videos.map(({ videoId }) => videoId)).toEqual([last]);
      expect(product?.documents.map(({ title }) => title)).toEqual([last]);
      await unwrapped(get(PRODUCT_SHELF)().remove(mine, id));
    },
    60_000,
  );

  propertyOf.prop([anyAttempts], { numRuns: 8 })(
    'is stored once, with its last content: the image that a change of a product brings',
    async (attempts) => {
      keys += 1;
      const { id } = await unwrapped(get(PRODUCT_SHELF)().save(mine, PRODUCT_FORM));
      for (const [place, name] of attempts.entries()) {
        const replaces = new Set(attempts.slice(0, place + 1)).size > 1;
        const shelf = get(PRODUCT_SHELF)(`change ${keys}`, replaces);
        await unwrapped(shelf.save(mine, { ...PRODUCT_FORM, name, id, image: smallPicture(`${name}.png`) }));
      }
      const { items } = await unwrapped(get(PRODUCT_SHELF)().list(mine));
      const product = items.find((item) => item.id === id);
      expect(product?.images.map(({ title }) => title)).toEqual([attempts.at(-1)]);
      await unwrapped(get(PRODUCT_SHELF)().remove(mine, id));
    },
    60_000,
  );
});
