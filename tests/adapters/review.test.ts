import { productSpot } from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyNewsForm, anyProductForm, type LawRunner, oneOf, reviewLaws } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NEWS_DESK } from '#app/_composition/news.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { EXHIBITOR_DIRECTORY, PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body, 30_000) };

/** A fair where the organiser approves content, through the profile service. */
describeEachDatabase('the company profile where an organiser approves', (newPlace) => {
  let desk: DemoDesk;
  let mine: ParticipationId;

  beforeAll(async () => {
    desk = await openDemoDesk(await newPlace());
    ({ mine } = await companiesOf(desk));
    await desk.change('events', DEMO_FAIR, { profileSettings: { asksApproval: true } });
    await desk.change('participations', mine, { isPublic: true });
  }, 60_000);
  afterAll(() => desk?.close());

  const shelf = () => desk.container.get(PRODUCT_SHELF)();
  const news = () => desk.container.get(NEWS_DESK)();
  const approve = (what: 'products' | 'news-items', id: string) =>
    desk.change(what, id, { publicationStatus: 'PUBLIC' });

  reviewLaws(async () => ({ shelf: shelf(), desk: news(), participation: mine, approve }), runner);

  it('hides content from visitors until it is approved, except content from before approval was required', async () => {
    const editor = desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
    const { slug } = (await editor.open(mine, 'en'))._unsafeUnwrap();
    const findVisible = async () => {
      const found = await desk.container
        .get(EXHIBITOR_DIRECTORY)
        .find(DEMO_FAIR, slug, 'en', productSpot({}));
      const { products, news: items } = found._unsafeUnwrap();
      return { products: products.map(({ id }) => id), news: items.map(({ id }) => id) };
    };
    const before = await findVisible();
    const open = { publicFrom: '', publicUntil: '', isNovelty: false };
    const product = (await shelf().save(mine, oneOf(anyProductForm(open))))._unsafeUnwrap();
    const item = (
      await news().save(mine, oneOf(anyNewsForm({ validFrom: '', validTo: '' })))
    )._unsafeUnwrap();
    expect([product.state, item.state]).toEqual(['inReview', 'inReview']);
    expect(await findVisible()).toEqual(before);
    await approve('products', product.id);
    await approve('news-items', item.id);
    expect(await findVisible()).toEqual({
      products: [...before.products, product.id],
      news: [...before.news, item.id],
    });
  });
});
