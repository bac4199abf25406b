// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PublishBar } from '#ui/editor/publish/publish-bar.tsx';
import type { PublishStore } from '#ui/editor/publish/publish-store.ts';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { messagesFor } from '#ui/shared/messages.ts';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

const open = (status: PublishStore['status']) => {
  const store = {
    ...{ status, isDraft: true, publishAt: undefined, heldBack: undefined, isBusy: false },
    publish: async () => {
      store.status = 'published';
      return true;
    },
    cancelSchedule: async () => true,
  };
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <PublishBar store={store as unknown as PublishStore} timeZone="UTC" address="/clearwater/visit" />
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
