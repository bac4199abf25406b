// @vitest-environment jsdom

import { type Failure, rejectedFields } from '@fairdesk/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { picture } from '#tests/ui/profile/profile-desk.tsx';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ImagesDialog } from '#ui/media/images-dialog.tsx';
import type { Upload } from '#ui/shared/editing/edit-store.ts';

const FAULT = rejectedFields([{ path: 'file', code: 'filetype', params: { list: '.png' } }]);

it('names the image that the server rejects among several, and saves those before it once', async () => {
  const sent: string[] = [];
  const save = ({ title }: { title: string }): ResultAsync<string, Failure> => {
    sent.push(title);
    return title === 'broken' ? errAsync(FAULT) : okAsync(title);
  };
  renderView(
    <ImagesDialog
      {...{ title: 'Add image', draft: 'images', errorLabel: 'SaveProductImageError', save }}
      onAdded={() => {}}
      onSaved={() => {}}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  const named = (name: string) => new File([picture()], name, { type: 'image/png' });
  await user.upload(dialog.getByLabelText(/Images/), ['front.png', 'broken.png', 'back.png'].map(named));
  await user.click(await dialog.findByRole('button', { name: 'Save images' }));
  const field = await dialog.findByRole('textbox', { name: /broken\.png/ });
  await waitFor(() => expect(field).toHaveProperty('ariaInvalid', 'true'));
  expect(dialog.getByRole('textbox', { name: /back\.png/ })).not.toHaveProperty('ariaInvalid', 'true');
  expect(sent).toEqual(['front', 'broken']);
  await user.click(dialog.getByRole('button', { name: 'Remove broken.png' }));
  await user.click(dialog.getByRole('button', { name: 'Save image' }));
  await waitFor(() => expect(sent).toEqual(['front', 'broken', 'back']));
});

it('stops between images when it is cancelled while saving, and keeps those that were not saved', async () => {
  const sent: string[] = [];
  const signals: AbortSignal[] = [];
  const onClose = vi.fn();
  const save = ({ title }: { title: string }, { signal }: Upload): ResultAsync<string, Failure> => {
    sent.push(title);
    signals.push(signal);
    const { promise: withdrawn, resolve } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => resolve());
    return title === 'back' && sent.length === 2
      ? ResultAsync.fromSafePromise(withdrawn).andThen(() =>
          errAsync<string, Failure>({ kind: 'unavailable', request: 'POST' }),
        )
      : okAsync(title);
  };
  renderView(
    <ImagesDialog
      {...{ title: 'Add image', draft: 'stopped', errorLabel: 'SaveProductImageError', save, onClose }}
      onAdded={() => {}}
      onSaved={() => {}}
    />,
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  const named = (name: string) => new File([picture()], name, { type: 'image/png' });
  await user.upload(dialog.getByLabelText(/Images/), ['front.png', 'back.png'].map(named));
  await user.click(await dialog.findByRole('button', { name: 'Save images' }));
  await dialog.findByText(/^Saving…/);
  await user.keyboard('{Escape}');
  await dialog.findByText(/^Saving was stopped/);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.queryByRole('button', { name: 'Remove front.png' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Remove back.png' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save image' }));
  await waitFor(() => expect(sent).toEqual(['front', 'back', 'back']));
});
