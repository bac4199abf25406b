// @vitest-environment jsdom
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { renderHook } from '@testing-library/react';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { EditStore, type Upload } from '#ui/shared/editing/edit-store.ts';
import { useDraft } from '#ui/shared/editing/use-draft.ts';
import { useStepDraft } from '#ui/shared/editing/use-step-draft.ts';

interface Form {
  readonly title: string;
  readonly file: readonly string[];
}

const KEY = 'p-1/image';

type Save = (edition: { readonly form: Form }, upload: Upload) => ResultAsync<Form, Failure>;

/** An opened dialog whose draft stores its title but no file. */
const opened = (title: string, typed: Partial<Form> = {}, save: Save = ({ form }) => okAsync(form)) => {
  const store = new EditStore<Form, Form>({ start: { form: { title, file: [] } }, check: () => [], save });
  store.change(typed);
  const { result, unmount } = renderHook(() => useDraft<Form>(KEY, store, ['title']));
  return { store, isRestored: () => result.current, unmount };
};

describe('a draft in a dialog', () => {
  it.prop([fc.string(), fc.string()])('is restored after a reload, and only that', (before, typed) => {
    sessionStorage.clear();
    const first = opened(before);
    first.store.change({ file: ['hall.jpg'] });
    first.store.change({ title: typed });
    first.unmount();
    const second = opened(before);
    expect(second.isRestored()).toBe(typed !== before);
    expect(second.store.form).toEqual({ title: typed, file: [] });
    // A save without a response may have stored the item: sent again, it is the same one.
    expect(second.store.key === first.store.key).toBe(typed !== before);
    second.unmount();
  });

  it.each([true, false])(
    'adds an item of its own in a duplicated tab, exactly where the first one was saved: %s',
    async (isSaved) => {
      sessionStorage.clear();
      const keys: string[] = [];
      const save: Save = ({ form }, { key }) => {
        keys.push(key);
        return isSaved ? okAsync(form) : errAsync({ kind: 'unavailable', request: 'POST' });
      };
      const first = opened('', { title: 'Mill' }, save);
      const copies = [opened('', {}, save), opened('', {}, save)];
      const draft = sessionStorage.getItem(`draft/${KEY}`) ?? '';
      await first.store.submit();
      first.unmount();
      sessionStorage.setItem(`draft/${KEY}`, draft);
      for (const { store, isRestored, unmount } of [...copies, opened('', {}, save)]) {
        expect([isRestored(), store.form.title]).toEqual([true, 'Mill']);
        await store.submit();
        unmount();
        sessionStorage.setItem(`draft/${KEY}`, draft);
      }
      expect(new Set(keys).size).toBe(isSaved ? 4 : 1);
    },
  );

  it.prop([fc.string(), fc.string()])(
    'is restored after a reload in a later step, and back from it',
    (before, typed) => {
      sessionStorage.clear();
      const first = opened(before);
      first.store.change({ title: typed });
      const { form, key } = first.store;
      first.unmount();
      const letter = { form, version: undefined, key };
      const step = renderHook(() => useStepDraft<Form>(KEY, letter, ['title']));
      const stored = sessionStorage.getItem(`draft/${KEY}`);
      step.unmount();
      expect(sessionStorage.length).toBe(0);
      // Nothing is unmounted when the page is reloaded.
      sessionStorage.setItem(`draft/${KEY}`, stored ?? '');
      const reloaded = opened(before);
      expect(reloaded.store.form.title).toBe(typed);
      expect(reloaded.store.key).toBe(key);
      reloaded.unmount();
      sessionStorage.clear();
      const back = opened(before, { title: typed });
      expect(sessionStorage.length).toBe(typed === before ? 0 : 1);
      back.store.discard();
      expect(sessionStorage.length).toBe(0);
      back.unmount();
    },
  );
});
