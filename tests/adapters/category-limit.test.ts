import { categoryIds } from '@fairdesk/core/profile';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { anyProductForm, oneOf } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const codes = (failure: Failure) =>
  failure.kind === 'rejected' ? failure.fields.map(({ code }) => code) : [failure.kind];

describeEachDatabase('the most categories', (newPlace) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  beforeAll(async () => {
    desk = await openDemoDesk(await newPlace());
    ({ mine } = await companiesOf(desk));
    await desk.change('events', DEMO_FAIR, { profileSettings: { categoryLimits: { '*': 2 } } });
  }, 60_000);
  afterAll(() => desk?.close());

  it('are enforced by the server, for a company and for each of its products', async () => {
    const editor = desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
    const profile = (await editor.open(mine, 'en'))._unsafeUnwrap();
    expect(profile.categoryLimit).toBe(2);
    const ids = [...categoryIds(profile.categories)];
    const { categories: version } = profile.versions;
    const tooMany = { ids: ids.slice(0, 3), version };
    expect(codes((await editor.saveCategories(mine, tooMany))._unsafeUnwrapErr())).toEqual([
      'category-limit',
    ]);
    expect((await editor.saveCategories(mine, { ids: ids.slice(0, 2), version })).isOk()).toBe(true);
    const shelf = desk.container.get(PRODUCT_SHELF)();
    const { id } = (await shelf.save(mine, oneOf(anyProductForm())))._unsafeUnwrap();
    const choose = (count: number) => shelf.saveCategories(mine, id, ids.slice(0, count));
    expect(codes((await choose(3))._unsafeUnwrapErr())).toEqual(['category-limit']);
    expect((await choose(2))._unsafeUnwrap().categories).toHaveLength(2);
  });
});
