// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { retryableList } from '#ui/shared/editing/retryable-list.tsx';

afterEach(() => void vi.restoreAllMocks());

const Names = ({ of }: { of: string }) => <p>Names of {of}</p>;

/** A list whose script loads while there is a connection, each load as long as the property likes. */
const connectedList = () => {
  const settle: (() => void)[] = [];
  const line = { up: false };
  const load = () =>
    new Promise<{ default: ComponentType<{ of: string }> }>((resolve, reject) => {
      const { up } = line;
      settle.push(() => (up ? resolve({ default: Names }) : reject(new Error('offline'))));
    });
  return { List: retryableList(() => lazy(load)), settle, line };
};

function Profile({ List }: { List: ComponentType<{ of: string }> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Products
      </button>
      <Suspense fallback="Loading…">{open && <List of="products" />}</Suspense>
    </>
  );
}

/** What a user does without a connection; “fail” lets all loads under way fail. */
const STEPS = ['fail', 'retry', 'leave or return'] as const;

it('always keeps the page around a list that cannot load, and loads it once the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { maxLength: 8 }),
      fc.boolean(),
      async (steps, leaves) => {
        const { List, settle, line } = connectedList();
        const { unmount } = renderView(<Profile List={List} />);
        const tab = screen.getByRole('button', { name: 'Products' });
        const isOpen = () => screen.queryByText(/Loading|could not be loaded/) !== null;
        const settleAll = () => act(async () => settle.splice(0).forEach((end) => void end()));
        try {
          for (const step of steps) {
            if (step === 'fail') await settleAll();
            if (step === 'leave or return') fireEvent.click(tab);
            const retry = screen.queryByText('Try again');
            if (step === 'retry' && retry) fireEvent.click(retry);
          }
          // Fails the loads that the last steps began, and the one that follows a failure of an earlier visit.
          await settleAll();
          await settleAll();
          line.up = true;
          if (leaves && isOpen()) fireEvent.click(tab);
          if (!isOpen()) fireEvent.click(tab);
          else fireEvent.click(await screen.findByText('Try again'));
          await act(async () => {});
          await settleAll();
          expect(await screen.findByText('Names of products')).toBeDefined();
          expect(screen.queryByText(/could not be loaded/)).toBeNull();
          expect(tab.isConnected).toBe(true);
        } finally {
          unmount();
        }
      },
    ),
  );
});

it('says that a list could not be loaded, and offers to retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { List, settle } = connectedList();
  renderView(<Profile List={List} />);
  for (const load of ['first', 'second']) {
    await waitFor(() => expect(settle, load).toHaveLength(1));
    await act(async () => settle.pop()?.());
  }
  expect(screen.getByText('This list could not be loaded. Nothing was lost.')).toBeDefined();
  expect(screen.getByText('Try again').closest('button')).toHaveProperty('disabled', false);
});
