// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { retryableList } from '#ui/shared/editing/retryable-list.tsx';

afterEach(() => void vi.restoreAllMocks());

const Names = ({ of }: { of: string }) => <p>Names of {of}</p>;

/** A list whose script fails to load this often before it loads. */
const failingList = (failures: number) => {
  let left = failures;
  const load = async (): Promise<{ default: ComponentType<{ of: string }> }> => {
    if (left-- > 0) throw new Error('offline');
    return { default: Names };
  };
  return retryableList(() => lazy(load));
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

it('always keeps the page around a list that cannot load, and loads it on the attempt that succeeds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const attempt = fc.constantFrom('retry', 'leave and return');
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 4 }), async (attempts) => {
      const { unmount } = renderView(<Profile List={failingList(attempts.length)} />);
      const tab = screen.getByRole('button', { name: 'Products' });
      for (const way of attempts) {
        const retry = await screen.findByText('Try again');
        expect(screen.getByText('This list could not be loaded. Nothing was lost.')).toBeDefined();
        if (way === 'retry') fireEvent.click(retry);
        else {
          fireEvent.click(tab);
          expect(screen.queryByText(/could not be loaded/)).toBeNull();
          fireEvent.click(tab);
        }
        await waitFor(() => expect(retry.isConnected).toBe(false));
      }
      expect(await screen.findByText('Names of products')).toBeDefined();
      expect(screen.queryByText(/could not be loaded/)).toBeNull();
      expect(tab.isConnected).toBe(true);
      unmount();
    }),
    { numRuns: 15 },
  );
});
