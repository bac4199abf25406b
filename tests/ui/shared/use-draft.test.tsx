// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { renderHook } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { EditStore } from '#ui/shared/edit-store.ts';
import { useDraft } from '#ui/shared/use-draft.ts';

interface Form {
  readonly title: string;
  readonly file: readonly string[];
}

const KEY = 'p-1/image';

/** An opened dialog whose draft stores its title but no file. */
const opened = (title: string) => {
  const store = new EditStore<Form, Form>({
    start: { form: { title, file: [] } },
    check: () => [],
    save: ({ form }) => okAsync(form),
  });
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
});
