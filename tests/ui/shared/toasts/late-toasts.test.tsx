import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LateToasts } from '#ui/shared/toasts/late-toasts.tsx';
import { Toasts } from '#ui/shared/toasts/toasts.tsx';

type Load = () => Promise<ComponentType>;

const renderToasts = (load?: Load) =>
  render(<MantineProvider env="test">{load ? <LateToasts load={load} /> : <LateToasts />}</MantineProvider>);

const send = (message: string) => notifications.show({ message, autoClose: false });

/** As many as are visible at once. */
const TOASTS_MAX = 3;

/** What can happen on a page, in any order; loading ends only when `loads` or `fails` happens. */
const createPage = () => {
  const loading: PromiseWithResolvers<ComponentType>[] = [];
  const sent: string[] = [];
  const load: Load = () => {
    const next = Promise.withResolvers<ComponentType>();
    loading.push(next);
    return next.promise;
  };
  const happenings = {
    press: () => fireEvent.pointerDown(document.body),
    type: () => fireEvent.keyDown(document.body, { key: 'Tab' }),
    focus: () => fireEvent.focusIn(document.body),
    loads: () => loading.shift()?.resolve(Toasts),
    fails: () => loading.shift()?.reject(new Error('offline')),
    toast: () => sent.length < TOASTS_MAX && send(String(sent.push(`toast ${sent.length}`))),
  };
  return { load, loading, sent, happenings };
};
type Happening = keyof ReturnType<typeof createPage>['happenings'];

describe('toasts that load late', () => {
  it('all appear, whenever they are sent, whatever the visitor does, and however often loading fails', async () => {
    const happening = fc.constantFrom<Happening>('press', 'type', 'focus', 'loads', 'fails', 'toast');
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 8 }), async (steps) => {
        const { load, loading, sent, happenings } = createPage();
        const { unmount } = renderToasts(load);
        for (const step of steps) await act(async () => void happenings[step]());
        await act(async () => void happenings.press());
        await act(async () => loading.forEach(({ resolve }) => void resolve(Toasts)));
        for (const [place] of sent.entries()) await screen.findByText(String(place + 1));
        unmount();
        notifications.clean();
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['stalls', () => new Promise<never>(() => undefined)],
  ])('appear plain while the connection %s, and close', async (_, load) => {
    renderToasts(load);
    act(() => {
      notifications.show({
        id: 'a',
        role: 'alert',
        message: 'Not saved',
        closeButtonProps: { 'aria-label': 'Close' },
      });
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('load nothing before the visitor does anything', async () => {
    const load = vi.fn<Load>(async () => Toasts);
    renderToasts(load);
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['before', 'after'])(
    'appear when they are sent %s the page is ready and nothing else happens',
    async (when) => {
      if (when === 'before') send('Saved');
      renderToasts();
      if (when === 'after') act(() => void send('Saved'));
      expect(await screen.findByText('Saved')).toBeTruthy();
    },
  );
});
