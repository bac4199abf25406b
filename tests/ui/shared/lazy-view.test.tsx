// @vitest-environment jsdom

import { notifications, notificationsStore } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
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

/** Two views that one owner opens in turn; each load takes as long as the property likes. */
const twoViews = () => {
  const loads: { readonly load: number; readonly end: (isLoaded: boolean) => void }[] = [];
  let count = 0;
  const view = (name: string) =>
    lazyView(() => {
      const { promise, resolve, reject } = Promise.withResolvers<() => React.ReactNode>();
      const end = (isLoaded: boolean) =>
        isLoaded ? resolve(() => <p>View {name}</p>) : reject(new Error('offline'));
      loads.push({ load: ++count, end });
      return promise as Promise<(props: { onClose: () => void }) => React.ReactNode>;
    });
  const views = { A: view('A'), B: view('B') };
  function Owner() {
    const [open, setOpen] = useState<'A' | 'B'>();
    const View = open && views[open];
    return (
      <>
        {(['A', 'B', undefined] as const).map((name) => (
          <button key={name ?? ''} type="button" onClick={() => setOpen(name)}>
            {name ? `Open ${name}` : 'Close'}
          </button>
        ))}
        {View && <View key={open} onClose={() => setOpen(undefined)} />}
      </>
    );
  }
  return { Owner, loads, loadCount: () => count };
};

type Views = ReturnType<typeof twoViews>;

/** The view that should be open, and the number of failures that should be reported. */
interface Expected {
  readonly open?: { readonly name: string; readonly load: number; readonly isLoaded: boolean };
  readonly failures: number;
}

const press = (button: string, { loadCount }: Views, { open, failures }: Expected): Expected => {
  fireEvent.click(screen.getByText(button));
  const [, name] = button.split(' ');
  if (name === undefined) return { failures };
  return { open: name === open?.name ? open : { name, load: loadCount(), isLoaded: false }, failures };
};

const settle = async (
  { place, isLoaded }: { readonly place: number; readonly isLoaded: boolean },
  { loads }: Views,
  { open, failures }: Expected,
): Promise<Expected> => {
  const [settled] = loads.splice(place % Math.max(1, loads.length), 1);
  await act(async () => settled?.end(isLoaded));
  if (open === undefined || settled?.load !== open.load) return { ...(open && { open }), failures };
  return isLoaded ? { open: { ...open, isLoaded }, failures } : { failures: failures + 1 };
};

const expectToShow = ({ open, failures }: Expected) => {
  expect(screen.queryByText('Loading…') !== null).toBe(open?.isLoaded === false);
  expect(screen.queryByText(/^View/)?.textContent).toBe(open?.isLoaded ? `View ${open.name}` : undefined);
  const { notifications: toasts, queue } = notificationsStore.getState();
  expect(toasts.length + queue.length).toBe(failures);
};

it('never closes another view, nor reports a failure, when a view that was left cannot load', async () => {
  const step = fc.oneof(
    fc.constantFrom('Open A', 'Open B', 'Close'),
    fc.record({ place: fc.nat(3), isLoaded: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const views = twoViews();
      const { unmount } = renderView(<views.Owner />);
      let expected: Expected = { failures: 0 };
      try {
        for (const each of steps) {
          expected =
            typeof each === 'string' ? press(each, views, expected) : await settle(each, views, expected);
          expectToShow(expected);
        }
      } finally {
        unmount();
        act(() => notifications.clean());
      }
    }),
  );
});
