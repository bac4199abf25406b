import { SortIndexSchema } from '@fairdesk/core/media';
import { moveProduct } from '@fairdesk/core/products';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyProductForm, oneOf } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

describeEachDatabase('a product', (newPlace) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  beforeAll(async () => {
    desk = await openDemoDesk(await newPlace());
    ({ mine } = await companiesOf(desk));
  }, 60_000);
  afterAll(() => desk?.close());

  it.each([0, -0.5, -100])('moves above a first one at %d', async (place) => {
    const shelf = desk.container.get(PRODUCT_SHELF)();
    const save = async (sortIndex: number) =>
      (await shelf.save(mine, { ...oneOf(anyProductForm()), sortIndex }))._unsafeUnwrap().id;
    const [first, second] = [await save(place), await save(place + 0.25)];
    const before = (await shelf.list(mine))._unsafeUnwrap();
    expect(before.items.slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
    const [moved, next] = (await moveProduct(shelf)(mine, before, second, 'up'))._unsafeUnwrap().items;
    expect([moved?.id, next?.id]).toEqual([second, first]);
    expect(z.safeParse(SortIndexSchema, moved?.sortIndex).success).toBe(true);
    for (const id of [first, second]) await shelf.remove(mine, id);
  });
});
