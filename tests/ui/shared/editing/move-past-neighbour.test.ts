import { moveProduct, type ProductList } from '@fairdesk/core/products';
import { type Failure, inOrder } from '@fairdesk/core/shared';
import { memoryProductShelf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { PARTICIPATION, product } from '#tests/ui/profile/profile-desk.tsx';
import { movePastNeighbour } from '#ui/shared/editing/move-past-neighbour.ts';

const NAMES = ['Anchor', 'Buoy', 'Canal', 'Dike'];
const unavailable: Failure = { kind: 'unavailable', request: 'POST products' };
/** `refused`: the service fails. `lost`: it does what it should, and its response does not arrive. */
const anyFate = fc.constantFrom('fine', 'refused', 'lost');

const idsOf = ({ items }: ProductList) => inOrder(items).map(({ id }) => id);

/** A shelf whose calls have these fates, one after the other; all further calls are fine. */
const openShelf = async (fates: readonly string[]) => {
  const shelf = memoryProductShelf({
    [PARTICIPATION]: NAMES.map((name, place) => product(name, 100 * (place + 1))),
  });
  const left = [...fates];
  const fated = <T>(call: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> => {
    const fate = left.shift() ?? 'fine';
    if (fate === 'refused') return errAsync(unavailable);
    return call().andThen((value) => (fate === 'lost' ? errAsync(unavailable) : okAsync(value)));
  };
  const list = () => fated(() => shelf.list(PARTICIPATION));
  const move = moveProduct({ save: (...sent) => fated(() => shelf.save(...sent)), list: shelf.list });
  const stored = async () => (await shelf.list(PARTICIPATION))._unsafeUnwrap();
  const rename = async (id: string) => {
    const { version } = (await stored()).items.find((item) => item.id === id) ?? expect.fail();
    const renamed = { ...PRODUCT_FORM, id, version, name: `${id} by a colleague` };
    expect((await shelf.save(PARTICIPATION, renamed)).isOk()).toBe(true);
  };
  const press = (seen: ProductList, id: string, way: 'up' | 'down') =>
    movePastNeighbour(seen, {
      id,
      way,
      idsOf,
      move: (current) => move(PARTICIPATION, current, id, way),
      latest: list,
    });
  return { stored, rename, press };
};

describe('movePastNeighbour', () => {
  it.prop([
    fc.nat({ max: NAMES.length - 2 }),
    fc.constantFrom('up' as const, 'down' as const),
    fc.array(anyFate, { maxLength: 8 }),
    fc.uniqueArray(fc.constantFrom(...NAMES)),
  ])(
    'moves an item by exactly one place, for any lost responses and changes of colleagues, when pressed until it is moved',
    async (place, way, fates, renamed) => {
      const { stored, rename, press } = await openShelf(fates);
      const seen = await stored();
      for (const id of renamed) await rename(id);
      const expected = NAMES.toSpliced(place, 2, NAMES[place + 1] ?? '', NAMES[place] ?? '');
      const id = NAMES[way === 'up' ? place + 1 : place] ?? '';
      let moved = await press(seen, id, way);
      for (let presses = 0; moved.isErr() && presses < fates.length; presses += 1)
        moved = await press(seen, id, way);
      expect(moved.map(idsOf)._unsafeUnwrap()).toEqual(expected);
      expect(moved.map(({ items }) => inOrder(items))._unsafeUnwrap()).toEqual(
        inOrder((await stored()).items),
      );
      expect((await stored()).items.filter(({ name }) => name.endsWith('colleague'))).toHaveLength(
        renamed.length,
      );
    },
  );

  it.each<Failure>([
    { kind: 'signed-out' },
    { kind: 'throttled', retryAfterSeconds: 9 },
    { kind: 'not-found', what: 'the product' },
  ])('does not reload after a move that was not stored: $kind', async (failure) => {
    const moved = await movePastNeighbour(['a', 'b'], {
      id: 'b',
      way: 'up',
      idsOf: (list) => list,
      move: () => errAsync(failure),
      latest: () => expect.fail('reloaded'),
    });
    expect(moved._unsafeUnwrapErr()).toBe(failure);
  });
});
