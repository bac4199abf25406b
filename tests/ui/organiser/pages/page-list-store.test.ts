import { PAGE_PURPOSES, PAGE_VIEWS, type PageEntry } from '@fairdesk/core/editor';
import { type Failure, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { PageListStore } from '#ui/organiser/pages/page-list-store.ts';

const ALL = { view: 'all', language: 'en', search: '' } as const;
const path = fc
  .array(fc.constantFrom('visit', 'news', 'map'), { maxLength: 4 })
  .map((names) => `/${names.join('/')}`);
const entryAt = (at: string): PageEntry => ({ path: at, isNeeded: false, translations: [] });
const entries = fc
  .uniqueArray(path, { maxLength: 20 })
  .map((paths) => paths.toSorted().map((each) => entryAt(each)));

const pathsIn = (store: PageListStore) => store.rows.map(({ entry }) => entry.path);

describe('PageListStore', () => {
  it.prop([entries, fc.uniqueArray(path)])(
    'hides exactly the pages below the collapsed ones',
    (all, paths) => {
      const store = new PageListStore(all, ALL, LANGUAGES, { listPages: () => okAsync([]) });
      for (const each of paths) store.toggle(each);
      const isBelow = (one: string) => paths.some((other) => other !== '/' && one.startsWith(`${other}/`));
      expect(pathsIn(store)).toEqual(all.map((one) => one.path).filter((one) => !isBelow(one)));
      store.show({ ...ALL, search: '/' });
      expect(pathsIn(store)).toEqual(all.map((one) => one.path));
      store.show(ALL);
      for (const each of paths) store.toggle(each);
      expect(pathsIn(store)).toEqual(all.map((one) => one.path));
    },
  );

  it.prop([fc.integer({ min: 1, max: 5 }), fc.scheduler()])(
    'shows the pages that were loaded last, in any order of responses',
    async (loads, scheduler) => {
      let count = 0;
      const listPages = () => {
        count += 1;
        const loaded = [entryAt(`/load-${count}`)];
        return ResultAsync.fromSafePromise<readonly PageEntry[], Failure>(
          scheduler.schedule(Promise.resolve(loaded)),
        );
      };
      const store = new PageListStore([], ALL, LANGUAGES, { listPages });
      const all = Array.from({ length: loads }, () => store.load());
      await scheduler.waitAll();
      await Promise.all(all);
      expect(pathsIn(store)).toEqual([`/load-${loads}`]);
    },
  );

  it('keeps the pages, and says so, when they cannot be loaded', async () => {
    const listPages = () => errAsync<never, Failure>({ kind: 'unavailable', request: 'it' });
    const store = new PageListStore([entryAt('/visit')], ALL, LANGUAGES, { listPages });
    await store.load();
    expect(store.hasFailed).toBe(true);
    expect(pathsIn(store)).toEqual(['/visit']);
  });

  it.prop([
    fc.array(fc.constantFrom(undefined, ...PAGE_PURPOSES), { maxLength: 6 }),
    fc.constantFrom(...PAGE_VIEWS),
  ])('lists each page either in the tree or for its purpose', (purposes, view) => {
    const entries = purposes.map((purpose, index) => ({
      ...entryAt(`/${index}`),
      ...(purpose && { purpose }),
    }));
    const store = new PageListStore(entries, { view, language: 'en', search: '' }, LANGUAGES, {
      listPages: () => okAsync([]),
    });
    const special = PAGE_PURPOSES.flatMap((purpose) => store.entriesFor(purpose));
    expect([...store.pages, ...special].toSorted(byPath)).toEqual(entries.toSorted(byPath));
    expect(store.rows.filter(({ entry }) => entry.purpose !== undefined)).toEqual([]);
    expect(store.count({ view: 'all', language: 'en' })).toBe(store.pages.length);
  });
});

const byPath = (one: PageEntry, other: PageEntry) => (one.path < other.path ? -1 : 1);
