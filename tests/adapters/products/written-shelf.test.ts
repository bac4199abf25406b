import type { Product, ProductForm } from '@fairdesk/core/products';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyProductForm, oneOf, smallPicture } from '@fairdesk/core/testing';
import { fc, it as propertyOf } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenShelf } from '#adapters/products/written-shelf.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { withRequestScope } from '#app/_composition/request-scope.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';

/** A request that changes the product at a place of the list, or adds one. */
interface Step {
  readonly does: 'add' | 'add with image' | 'add again' | 'change' | 'move' | 'add video' | 'remove';
  readonly form: ProductForm;
  readonly place: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('add', 'add with image', 'add again', 'change', 'move', 'add video', 'remove'),
  form: anyProductForm(),
  place: fc.nat(9),
});

describeEachWay('a request that changes products', (newDesk) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  let keys = 0;

  const shelfOf = (key?: string) => desk.container.get(PRODUCT_SHELF)(key);
  const listed = async (): Promise<readonly Product[]> => (await shelfOf().list(mine))._unsafeUnwrap().items;

  /** Does a step in one request, which has listed the products before; `undefined` for a removal. */
  const perform = ({ does, form, place }: Step): Promise<Product | undefined> =>
    withRequestScope(async () => {
      const items = await listed();
      const there = items[place % Math.max(items.length, 1)];
      keys += 1;
      const shelf = shelfOf(`key ${keys}`);
      const add = async (image = {}) => (await shelf.save(mine, { ...form, ...image }))._unsafeUnwrap();
      const saved = async (): Promise<Product | undefined> => {
        if (there === undefined || does === 'add') return add();
        const { id } = there;
        switch (does) {
          case 'add again':
            await add();
            return add();
          case 'add with image':
            return add({ image: smallPicture() });
          case 'change':
            return (await shelf.save(mine, { ...form, id }))._unsafeUnwrap();
          case 'move':
            // Between the first two, until the shelf renumbers its products.
            return (
              await shelf.save(mine, { ...there, id, sortIndex: (items[0]?.sortIndex ?? 0) + 1e-9 })
            )._unsafeUnwrap();
          case 'add video':
            return (
              await shelf.addVideo(mine, id, { type: 'YOUTUBE', videoId: 'dQw4w9WgXcQ' })
            )._unsafeUnwrap();
          case 'remove':
            (await shelf.remove(mine, id))._unsafeUnwrap();
            return undefined;
        }
      };
      const product = await saved();
      const places = (await shelf.places(mine))._unsafeUnwrap();
      const after = await withRequestScope(listed);
      expect(product).toEqual(product && after.find(({ id }) => id === product.id));
      expect(places.toSorted(byIndex)).toEqual(after.map(({ id, sortIndex }) => ({ id, sortIndex })));
      return product;
    });

  beforeAll(async () => {
    desk = await newDesk();
    ({ mine } = await companiesOf(desk));
  }, 60_000);
  afterAll(() => desk?.close());

  it.each([false, true])(
    'always responds as the next one lists them, where approval is %s',
    async (asksApproval) => {
      await desk.change('events', DEMO_FAIR, { profileSettings: { asksApproval } });
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 6 }), async (steps) => {
          for (const step of steps) await perform(step);
        }),
        { numRuns: 6 },
      );
    },
  );

  it('sees a product that a colleague added in between', async () => {
    await withRequestScope(async () => {
      await listed();
      const form = oneOf(anyProductForm());
      const others = (await withRequestScope(() => shelfOf().save(mine, form)))._unsafeUnwrap();
      const own = (await shelfOf().save(mine, form))._unsafeUnwrap();
      const places = (await shelfOf().places(mine))._unsafeUnwrap();
      expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining([others.id, own.id]));
      expect(own.sortIndex).toBeGreaterThan(others.sortIndex);
    });
  });
});

describe('the products after a write', () => {
  const SENT = { name: 'Pump', sortIndex: 2, isNovelty: false };
  const RETURNED = { ...SENT, version: 4 };
  const document = {
    data: {
      ...{ type: 'participations', id: '1', attributes: { version: 3 } },
      relationships: { products: { data: [{ type: 'products', id: '7' }] } },
    },
    included: [
      { type: 'products', id: '7', attributes: { name: 'Former pump', sortIndex: 1, isNovelty: true } },
    ],
  };
  const operation = (op: 'add' | 'update', id: string) =>
    ({ op, data: { type: 'products', id, attributes: SENT } }) as const;

  propertyOf.prop([
    fc.constantFrom('add' as const, 'update' as const),
    fc.subarray(Object.keys(RETURNED)),
    fc.dictionary(fc.constantFrom('createdAt', 'status'), fc.string()),
  ])('are read again after each response that lacks what was sent, or the version', (op, returned, more) => {
    const id = op === 'add' ? '8' : '7';
    const attributes = {
      ...more,
      ...Object.fromEntries(returned.map((name) => [name, Reflect.get(RETURNED, name)])),
    };
    const next = writtenShelf(document, [operation(op, id)], [{ type: 'products', id, attributes }]);
    const written = next?.included?.find((product) => product.id === id);
    if (returned.length < Object.keys(RETURNED).length) expect(next).toBeUndefined();
    else if (op === 'update') expect(written?.attributes).toEqual({ ...RETURNED, ...more });
  });

  it.each([
    ['nothing', []],
    ['no resource', [undefined]],
    ['no readable product', [{ type: 'products', id: '8', attributes: { ...RETURNED, name: null } }]],
  ])('are read again after a response with %s', (_title, written) =>
    expect(writtenShelf(document, [operation('add', '8')], written)).toBeUndefined(),
  );
});

const byIndex = (one: { readonly sortIndex: number }, other: { readonly sortIndex: number }): number =>
  one.sortIndex - other.sortIndex;
