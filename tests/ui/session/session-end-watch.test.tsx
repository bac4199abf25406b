import type { Session } from '@fairdesk/core/session';
import { act, fireEvent, screen } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { SessionEndWatch } from '#ui/session/session-end-watch.tsx';

const MINUTE = 60_000;
const NOW = '2026-11-20T12:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTE).toISOString();

const user = { name: 'M', userName: 'm', givenName: '', familyName: '', email: 'm@b.nl', accountSetup: true };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const renderWarning = async () => {
  const session: Session = { user, expiresAt: after(30), canExtend: true };
  const currentSession = vi.fn((use?: string) =>
    okAsync(use === 'extend' ? { ...session, expiresAt: after(60) } : session),
  );
  const signOut = vi.fn(() => okAsync());
  const reload = vi.fn();
  renderView(
    <>
      <input aria-label="Note" />
      <SessionEndWatch expiresAt={after(30)} now={NOW} askToSignIn={async () => false} />
    </>,
    { currentSession, signOut, departure: { go: () => expect.unreachable('it stays here'), reload } },
  );
  const note = screen.getByLabelText('Note');
  note.focus();
  fireEvent.change(note, { target: { value: 'Typed before' } });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(28 * MINUTE + 100));
  return { currentSession, signOut, reload };
};

it('announces the end as an alert with focus on the button to stay signed in', async () => {
  await renderWarning();
  const dialog = screen.getByRole('alertdialog', { name: 'You will be signed out soon' });
  expect(dialog.textContent).toContain('less than 2 minutes');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay signed in' }));
});

it('extends the session by its button or by Escape, and keeps typed text', async () => {
  for (const stay of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })),
    () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }),
  ]) {
    const { currentSession } = await renderWarning();
    await act(async () => {
      stay();
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(currentSession).toHaveBeenLastCalledWith('extend');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Typed before');
    document.body.replaceChildren();
    vi.setSystemTime(Date.parse(NOW));
  }
});

it('signs out', async () => {
  const { signOut, reload } = await renderWarning();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
