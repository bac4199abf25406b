import { categoryIds } from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import { type LawRunner, productLimitLaws } from '@fairdesk/core/testing';
import { afterAll, beforeAll, it } from 'vitest';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body, 60_000) };
const MAX_CATEGORIES = 2;

/** The laws of limited products for the server’s adapters, with limits that an organiser set. */
describeEachDatabase('limited products on the server', (newPlace) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  let categories: readonly string[];
  const shelf = () => desk.container.get(PRODUCT_SHELF)();

  beforeAll(async () => {
    desk = await openDemoDesk(await newPlace());
    ({ mine } = await companiesOf(desk));
    const editor = desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
    categories = [...categoryIds((await editor.open(mine, 'en'))._unsafeUnwrap().categories)].slice(0, 3);
    const { used } = (await shelf().list(mine))._unsafeUnwrap().limit;
    await desk.change('events', DEMO_FAIR, {
      profileSettings: { productLimits: { '*': used + 3 }, categoryLimits: { '*': MAX_CATEGORIES } },
    });
  }, 60_000);
  afterAll(() => desk?.close());

  productLimitLaws(
    async () => ({ shelf: shelf(), participation: mine, categories, maxCategories: MAX_CATEGORIES }),
    runner,
  );
});
