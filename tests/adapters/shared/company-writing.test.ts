import { isDeepStrictEqual } from 'node:util';
import { type Failure, needsRenumbering, renumbered } from '@fairdesk/core/shared';
import { anyFailure, anyProduct, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { placed, placedGallery } from '#adapters/products/places.ts';
import { atMost } from '#adapters/shared/http/at-most.ts';
import { createKeyedQueue } from '#adapters/shared/http/keyed-queue.ts';
import { repeating } from '#adapters/shared/http/repeating.ts';
import { idFromKey, isThere } from '#adapters/shared/resources/id-from-key.ts';

describe('idFromKey', () => {
  it.prop([fc.string(), fc.string(), fc.string()])(
    'always derives the same id from the same key, and another id from any other key or body',
    (key, other, what) => {
      expect(idFromKey(key, what)).toBe(idFromKey(key, what));
      expect(idFromKey(key, what)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      if (key !== other) expect(idFromKey(key, what)).not.toBe(idFromKey(other, what));
      expect(idFromKey(undefined, what)).not.toBe(idFromKey(undefined, what));
    },
  );
});

describe('isThere', () => {
  const content = fc.jsonValue();
  it.prop([fc.string(), content, content])(
    'distinguishes a repeated request from another with the same key',
    (key, sent, other) => {
      const there = [{ id: idFromKey(undefined) }, { id: idFromKey(key, 'image', sent) }];
      expect(isThere(there, idFromKey(key, 'image', sent))._unsafeUnwrap()).toBe(true);
      const [one, two] = [sent, other].map((value) => JSON.parse(JSON.stringify(value)));
      const isSame = isDeepStrictEqual(one, two);
      const again = isThere(there, idFromKey(key, 'image', other));
      if (!isSame) {
        expect(again._unsafeUnwrapErr()).toMatchObject({
          kind: 'rejected',
          reason: 'idempotency-key-reused',
        });
      }
      expect(isThere(there, idFromKey(key, 'image', other), true)._unsafeUnwrap()).toBe(isSame);
      expect(isThere(there, idFromKey(`${key}!`, 'image', sent))._unsafeUnwrap()).toBe(false);
      expect(isThere(there, idFromKey(undefined))._unsafeUnwrap()).toBe(false);
    },
  );

  it('ignores the order of fields, and compares bytes by content', () => {
    const [one, two] = [new Uint8Array([1, 2]), new Uint8Array([1, 2])];
    const first = idFromKey('key', 'image', { name: 'a', file: { bytes: one } });
    expect(idFromKey('key', 'image', { file: { bytes: two }, name: 'a' })).toBe(first);
    expect(idFromKey('key', 'image', { file: { bytes: new Uint8Array([1, 3]) }, name: 'a' })).not.toBe(first);
  });
});

describe('repeating', () => {
  it.prop([fc.array(anyFailure, { maxLength: 6 })])(
    'reuses a key for the same request exactly until it gets a response',
    async (failures) => {
      const once = repeating();
      const keys: string[] = [];
      for (const failure of failures) {
        await once('the same', ({ 'idempotency-key': key = '' }) => {
          keys.push(key);
          return errAsync<string, typeof failure>(failure);
        });
      }
      failures.slice(0, -1).forEach(({ kind }, place) => {
        expect(keys[place] === keys[place + 1]).toBe(kind === 'unavailable' || kind === 'malformed');
      });
    },
  );

  it('uses a new key for another request, and for the same request after a response', async () => {
    const once = repeating();
    const keyOf = async (what: string) =>
      (await once(what, (headers) => okAsync(headers['idempotency-key'])))._unsafeUnwrap();
    const keys = [await keyOf('one'), await keyOf('one'), await keyOf('two')];
    expect(new Set(keys).size).toBe(3);
  });

  it.prop([fc.array(fc.tuple(fc.constantFrom('one', 'two'), anyFailure), { minLength: 1, maxLength: 6 })])(
    'sends the given key of an item, and replaces what an earlier request with it stored',
    async (attempts) => {
      const once = repeating();
      const send = async (what: string, failure?: Failure) => {
        let sent = {};
        await once(
          what,
          (headers) => {
            sent = headers;
            return failure ? errAsync<string, Failure>(failure) : okAsync(what);
          },
          'the item',
        );
        return sent;
      };
      for (const [what, failure] of attempts)
        expect(await send(what, failure)).toEqual({
          'idempotency-key': 'the item',
          'idempotency-replace': 'true',
        });
    },
  );
});

describe('queues and limits', () => {
  it.prop([fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()), { maxLength: 12 }), fc.scheduler()])(
    'run calls of one key in order, even after failures',
    async (calls, scheduler) => {
      const turns = createKeyedQueue();
      const running = new Map<string, number>();
      const begun: Record<string, number[]> = { a: [], b: [] };
      const done = calls.map(([key, works], place) =>
        turns(key, () => {
          expect(running.get(key) ?? 0).toBe(0);
          running.set(key, 1);
          begun[key]?.push(place);
          const call = scheduler.schedule(Promise.resolve()).then(() => {
            running.set(key, 0);
            return works ? ok(place) : err({ kind: 'signed-out' } as const);
          });
          return new ResultAsync(call);
        }),
      );
      await scheduler.waitFor(Promise.all(done));
      for (const key of ['a', 'b']) {
        expect(begun[key]).toEqual(calls.flatMap(([of], place) => (of === key ? [place] : [])));
      }
    },
  );

  it.prop([fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 12 }), fc.scheduler()])(
    'never exceed the limit of concurrent work, and run all of it',
    async (most, count, scheduler) => {
      const gate = atMost(most);
      let running = 0;
      const works = Array.from({ length: count }, (_, place) =>
        gate(async () => {
          running += 1;
          expect(running).toBeLessThanOrEqual(most);
          await scheduler.schedule(Promise.resolve());
          running -= 1;
          return place;
        }),
      );
      expect(await scheduler.waitFor(Promise.all(works))).toEqual(works.map((_, place) => place));
    },
  );
});

describe('placed', () => {
  const lists = fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
    .map((places) => places.map((sortIndex, number) => ({ id: `${number}`, sortIndex })));

  it.prop([
    lists,
    fc.oneof(fc.integer({ min: 1, max: 12 }), fc.double({ min: 0.000_001, max: 1000, noNaN: true })),
  ])('always leaves gaps between all neighbours, and keeps the order of the others', (items, sortIndex) => {
    const { place, others } = placed('products', items, 'new', sortIndex);
    const changed = new Map(
      others.map((operation) => [
        operation.op === 'remove' ? '' : operation.data.id,
        operation.op === 'remove' ? 0 : Number(operation.data.attributes?.sortIndex),
      ]),
    );
    const after = items.map((item) => ({ ...item, sortIndex: changed.get(item.id) ?? item.sortIndex }));
    expect(needsRenumbering([...after, { id: 'new', sortIndex: place }])).toBe(false);
    const order = (list: readonly { readonly id: string; readonly sortIndex: number }[]) =>
      renumbered(list).map(({ id }) => id);
    expect(order(after)).toEqual(order(items));
  });

  it('moves an image before the first one, and distinguishes pictures from videos', () => {
    const product = {
      ...oneOf(anyProduct()),
      images: [{ id: 'i', title: '', mediaUrl: '', mediaLength: 0, thumbnailUrls: {}, sortIndex: 0.000_001 }],
      videos: [],
    };
    const { place, others } = placedGallery(product, 'new', 0.000_001);
    expect(place).toBe(100);
    expect(others).toEqual([
      { op: 'update', data: { type: 'images', id: 'i', attributes: { sortIndex: 200 }, relationships: {} } },
    ]);
  });
});
