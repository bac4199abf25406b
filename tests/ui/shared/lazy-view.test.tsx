// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { lazyView } from '#ui/shared/lazy-view.tsx';
import { renderView } from './render-view.tsx';

const Note = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Note
  </button>
);

it('closes a view that cannot load, keeps the page, and tries again when it is opened again', async () => {
  const loads = [
    () => Promise.reject<typeof Note>(new Error('offline')),
    () => Promise.reject<typeof Note>(new Error('offline')),
    () => Promise.resolve(Note),
  ];
  const LazyNote = lazyView(() => loads.shift()?.() ?? expect.fail());
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" disabled={open} onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <LazyNote onClose={() => setOpen(false)} />}
      </>
    );
  }
  const user = userEvent.setup();
  renderView(<Page />);
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Open' });
  for (const left of [2, 1]) {
    await user.click(opener);
    await waitFor(() => expect([loads.length, opener.disabled]).toEqual([left, false]));
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  }
  await user.click(opener);
  expect(await screen.findByRole('button', { name: 'Note' })).toBeDefined();
});

it('says that a view loads until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Note>();
  const LazyNote = lazyView(() => promise);
  renderView(<LazyNote onClose={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  resolve(Note);
  expect(await screen.findByRole('button', { name: 'Note' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});
