// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useListKeys } from '#ui/organiser/use-list-keys.ts';
import { ConfirmDialog } from '#ui/shared/dialogs/confirm-dialog.tsx';
import { renderView } from '../shared/render-view.tsx';

afterEach(cleanup);

function List({ onApprove, urgent }: { onApprove: () => void; urgent: boolean | undefined }) {
  useListKeys({ approve: onApprove });
  return urgent === undefined ? null : (
    <ConfirmDialog
      {...{ urgent, title: '?', text: '', action: 'Go' }}
      onConfirm={() => {}}
      onClose={() => {}}
    />
  );
}

it.each([
  [undefined, 1],
  [false, 0],
  [true, 0],
])('has its keys unless a dialog is open (urgent: %s)', async (urgent, times) => {
  let approved = 0;
  renderView(
    <List
      urgent={urgent}
      onApprove={() => {
        approved += 1;
      }}
    />,
  );
  if (urgent !== undefined) await screen.findByRole('button', { name: 'Cancel' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(approved).toBe(times);
});
