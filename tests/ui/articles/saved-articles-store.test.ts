import { type ArticleId, articleIdOf, type Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { SavedArticlesStore, type SavedCard } from '#ui/articles/saved-articles-store.ts';

const ids = ['1', '2', '3'].map((digit) => articleIdOf(digit.repeat(32)) as ArticleId);
const cards: readonly SavedCard[] = ids.map((id) => ({
  id,
  title: `Article ${id}`,
  href: '/news/article',
  day: '2026-11-20',
  dateText: 'Friday',
  tags: [],
}));

const anyPresses = fc.array(
  fc.record({ id: fc.constantFrom(...ids), isSave: fc.boolean(), isFailing: fc.boolean() }),
  { maxLength: 8 },
);
const FAILURE: Failure = { kind: 'unavailable', request: 'POST toggleSave' };

describe('SavedArticlesStore', () => {
  it.prop([anyPresses, fc.scheduler()])(
    'ends with the service in the state on screen, in whatever order the responses arrive',
    async (presses, scheduler) => {
      const saved = new Set(ids);
      const failures = new Map(
        ids.map((id) => [id, presses.filter((press) => press.id === id).map(({ isFailing }) => isFailing)]),
      );
      const store = new SavedArticlesStore(cards, (id, isSave) =>
        ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve())).andThen(() => {
          if (failures.get(id)?.shift()) return errAsync(FAILURE);
          if (isSave) saved.add(id);
          else saved.delete(id);
          return okAsync();
        }),
      );
      const calls = presses.map(({ id, isSave }) => (isSave ? store.restore(id) : store.remove(id)));
      await scheduler.waitIdle();
      expect(await Promise.all(calls)).toEqual(
        presses.map(({ isFailing }) => (isFailing ? FAILURE : undefined)),
      );
      expect(ids.filter((id) => !store.removed.has(id))).toEqual(ids.filter((id) => saved.has(id)));
      expect(store.cards).toEqual(cards);
    },
  );

  it('lists an article again when it could not be removed', async () => {
    const [id] = ids;
    if (id === undefined) throw new Error('There is no article');
    let isWell = false;
    const store = new SavedArticlesStore(cards, () => (isWell ? okAsync() : errAsync(FAILURE)));
    const removal = store.remove(id);
    expect(store.removed.has(id)).toBe(true);
    expect(await removal).toEqual(FAILURE);
    expect(store.removed.has(id)).toBe(false);
    isWell = true;
    expect(await store.remove(id)).toBeUndefined();
    expect(store.removed.has(id)).toBe(true);
  });
});
