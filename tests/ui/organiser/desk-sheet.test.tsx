// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import type { SiteFrame } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { DeskFair } from '#ui/organiser/desk-fair.ts';
import { DeskSheet } from '#ui/organiser/desk-sheet.tsx';
import { FrameStore } from '#ui/organiser/frame/frame-store.ts';
import { useFrameDraft } from '#ui/organiser/frame/use-frame-draft.ts';
import { EditStore } from '#ui/shared/editing/edit-store.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
const at = (fair: string, body: ReactNode) => (
  <MantineProvider>
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <UseCasesProvider value={{ departure } as unknown as UseCases}>
        <DeskFair value={fair}>{body}</DeskFair>
      </UseCasesProvider>
    </LabelsProvider>
  </MantineProvider>
);

const openSheet = (fair: string) => {
  const store = new EditStore<{ title: string }, object>({
    start: { form: { title: '' } },
    check: () => [],
    save: ({ form }) => okAsync(form),
  });
  const sheet = (
    <DeskSheet
      store={store}
      title="New task"
      action="Add task"
      errorLabel="plan-save-failed"
      labels={{}}
      draft={{ key: 'task/new', names: ['title'] }}
      onSaved={() => {}}
      onClose={() => {}}
    >
      {() => <input aria-label="Title" onChange={({ target }) => store.change({ title: target.value })} />}
    </DeskSheet>
  );
  render(at(fair, sheet));
  return store;
};

it('restores what was typed at the same fair, never at another one', () => {
  openSheet('101');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Typed at 101' } });
  cleanup();
  expect(openSheet('102').form.title).toBe('');
  cleanup();
  expect(openSheet('101').form.title).toBe('Typed at 101');
});

it('keeps every dialog of the desk to its fair', () => {
  const outside = globSync('ui/organiser/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('/edit-sheet.tsx'),
  );
  expect(outside).toEqual(['ui/organiser/desk-sheet.tsx']);
});

const FRAME: SiteFrame = {
  ...{ area: 'header', version: '1', paths: ['/', '/news'], samples: { en: '/' } },
  forms: { en: { lists: {}, logos: {}, texts: { topbar: '' }, settings: {} } },
};

const openFrame = (fair: string) => {
  const unused = () => errAsync<readonly SiteFrame[], Failure>({ kind: 'unavailable', request: '' });
  const store = new FrameStore(FRAME, 'en', { listFrames: unused, publishFrame: unused });
  const { unmount } = renderHook(() => useFrameDraft(store), {
    wrapper: ({ children }) => at(fair, children),
  });
  return { store, unmount, texts: () => store.publisher.edit.form.en?.texts };
};

it('restores a header at the same fair only, though both have the same pages', () => {
  const first = openFrame('101');
  first.store.setText('topbar', 'en', 'Typed at 101');
  first.unmount();
  const other = openFrame('102');
  expect(other.texts()).toEqual({ topbar: '' });
  other.unmount();
  expect(openFrame('101').texts()).toEqual({ topbar: 'Typed at 101' });
});
