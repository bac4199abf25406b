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

/** A profile that is open in a browser without a connection, as its user works with it. */
const openProfile = () => {
  const { List, settle, line } = connectedList();
  const { unmount } = renderView(<Profile List={List} />);
  const tab = screen.getByRole('button', { name: 'Products' });
  const isOpen = () => screen.queryByText(/Loading|could not be loaded/) !== null;
  /** All loads under way fail, or succeed once the connection is back. */
  const settleAll = () => act(async () => settle.splice(0).forEach((end) => void end()));
  const steps = {
    settleAll,
    press: async () => void fireEvent.click(tab),
    retry: async () => screen.queryAllByText('Try again').forEach((retry) => void fireEvent.click(retry)),
  };
  const connect = async () => {
    // Also the load that follows a failure of an earlier visit.
    await settleAll();
    await settleAll();
    line.up = true;
  };
  return { tab, isOpen, steps, connect, unmount };
};

it('always keeps the page around a list that cannot load, and loads it once the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const step = fc.constantFrom<'settleAll' | 'press' | 'retry'>('settleAll', 'press', 'retry');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.boolean(), async (sequence, leaves) => {
      const { tab, isOpen, steps, connect, unmount } = openProfile();
      try {
        for (const step of sequence) await steps[step]();
        await connect();
        if (leaves && isOpen()) await steps.press();
        await (isOpen() ? steps.retry() : steps.press());
        await act(async () => {});
        await steps.settleAll();
        expect(await screen.findByText('Names of products')).toBeDefined();
        expect(screen.queryByText(/could not be loaded/)).toBeNull();
        expect(tab.isConnected).toBe(true);
      } finally {
        unmount();
      }
    }),
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
