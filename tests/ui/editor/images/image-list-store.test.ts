import type { SiteImagePage, SiteImageQuery } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ImageListStore } from '#ui/editor/images/image-list-store.ts';
import { imageOf } from './site-image.ts';

const PART = 3;
const all = Array.from({ length: 10 }, (_, place) => imageOf(place));

/** Finds by name, in parts of three. */
const find = ({ search = '', after }: SiteImageQuery): SiteImagePage => {
  const found = all.filter(({ name }) => name.includes(search));
  const start = after === undefined ? 0 : Number(after);
  const end = start + PART;
  return {
    items: found.slice(start, end),
    total: found.length,
    ...(end < found.length && { next: String(end) }),
  };
};

describe('ImageListStore', () => {
  it.prop([
    fc.scheduler(),
    fc.array(fc.constantFrom('', 'Hall', '1', 'nothing', 'more'), { minLength: 1, maxLength: 8 }),
  ])('shows what was typed last, in any order of responses', async (scheduler, steps) => {
    const store = new ImageListStore((query) =>
      ResultAsync.fromSafePromise<SiteImagePage, Failure>(scheduler.schedule(Promise.resolve(find(query)))),
    );
    const runs = steps.map((step) => (step === 'more' ? store.loadMore() : store.load(step)));
    await scheduler.waitFor(Promise.all(runs));
    const last = steps.findLast((step) => step !== 'more');
    if (last === undefined) return;
    const { items, total } = find({ search: last });
    expect(store).toMatchObject({ state: 'ready', appliedSearch: last, total });
    expect(store.images.slice(0, PART)).toEqual(items);
    for (let rest = store.next; rest !== undefined; rest = store.next)
      await scheduler.waitFor(store.loadMore());
    expect(store.images).toEqual(all.filter(({ name }) => name.includes(last)));
  });

  it('reads an image of a later part again', async () => {
    const store = new ImageListStore((query) => ResultAsync.fromSafePromise(Promise.resolve(find(query))));
    await store.load();
    store.select(imageOf(8, { version: 0 }));
    await store.refresh(imageOf(8));
    expect(store.selected).toEqual(imageOf(8));
  });
});
