// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublishBar } from '#ui/editor/publish/publish-bar.tsx';
import { PublishStore } from '#ui/editor/publish/publish-store.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

const NO_PAGE = { restoreNames() {} };

const open = (status: PublishStore['status']) => {
  const store = {
    ...{ status, isDraft: true, publishAt: undefined, heldBack: undefined, isBusy: false },
    ...{ separated: [], giveUp() {} },
    publish: async () => {
      store.status = 'published';
      return true;
    },
    cancelSchedule: async () => true,
  };
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <PublishBar
          store={store as unknown as PublishStore}
          page={NO_PAGE}
          timeZone="UTC"
          address="/clearwater/visit"
        />
        <Notifications />
      </LabelsProvider>
    </MantineProvider>,
  );
};
const links = () => screen.queryAllByRole('link', { name: 'See the page', hidden: true });

it('links the page from the moment that visitors can open it', async () => {
  open('unpublished');
  expect(links()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The page is published.');
  expect(links()).toHaveLength(1);
});

it('links a published page', () => {
  open('published');
  expect(links()).toHaveLength(1);
});

const fault = (name: string, now: string, n: number) => ({
  ...{ path: 'Steps', code: 'page-answers' as const },
  params: { part: 'question', question: '', name, now, n },
});

it('warns before stored answers lose their question, and offers the former names', async () => {
  const place = { path: '/awards/registration', language: 'en' } as const;
  const opened = {
    ...{ place, document: { fields: {}, areas: [] }, revision: 3, others: [], languages: [] },
    ...{ status: 'published', isChanged: true },
  };
  const faults = [fault('colour', 'color', 12), fault('why', '', 1)];
  const publishPage = vi.fn((_place: unknown, _revision: number, _at?: string, separates = 0) =>
    separates === 13
      ? okAsync({ ...opened, isChanged: false })
      : errAsync({ kind: 'rejected', reason: '', fields: faults }),
  );
  const saver = { revision: 3, isClean: true, save: async () => true, published() {} };
  const store = new PublishStore(opened as never, saver as never, { publishPage } as never);
  const restoreNames = vi.fn();
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <PublishBar store={store} page={{ restoreNames }} timeZone="UTC" address="/clearwater/visit" />
        <Notifications />
      </LabelsProvider>
    </MantineProvider>,
  );
  const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish', hidden: true }));
  publish();
  await screen.findByText('“colour”, now “color”: 12 answers');
  screen.getByText('“why”, deleted: 1 answer');
  fireEvent.click(screen.getByRole('button', { name: 'Restore the former name' }));
  expect(restoreNames).toHaveBeenCalledWith([expect.objectContaining({ name: 'colour', now: 'color' })]);
  expect(store.separated).toEqual([]);
  expect(store.isDraft).toBe(true);

  publish();
  fireEvent.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await screen.findByText('The page is published.');
  expect(publishPage).toHaveBeenLastCalledWith(place, 3, undefined, 13);
  expect(store.isDraft).toBe(false);
});
