// @vitest-environment jsdom
import { type FrontDoor, signIn } from '@fairdesk/core/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { GuardedUseCases } from '#ui/session/guarded-use-cases.tsx';
import { LoginForm } from '#ui/session/login-form.tsx';

const links = { forgot: '/forgot-password', link: '/sign-in', register: '/register' };
const refused = () => errAsync({ kind: 'unavailable', request: 'POST /session' } as const);
const session = {
  user: { name: 'M', userName: 'm', givenName: '', familyName: '', email: 'm@b.nl', accountSetup: true },
  expiresAt: '2026-12-20T10:00:00Z',
};

it('joins faults with line breaks, and focuses the first field', async () => {
  const door = { signIn: refused } as unknown as FrontDoor;
  renderView(<LoginForm links={links} onSignedIn={() => expect.fail()} />, { signIn: signIn(door) });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Enter your e-mail address.\nEnter your password.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'));
});

it('supports autofill and password managers', () => {
  renderView(<LoginForm links={links} onSignedIn={() => {}} />, { signIn: refused });
  expect(screen.getByLabelText('E-mail address').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it('shows and hides the password by keyboard', async () => {
  renderView(<LoginForm links={links} onSignedIn={() => {}} />, { signIn: refused });
  const user = userEvent.setup();
  screen.getByLabelText('Password').focus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
});

it('opens the sign-in over the page when the session ends, and keeps the page unchanged', async () => {
  renderView(
    <GuardedUseCases ended links={links}>
      <input aria-label="Note" defaultValue="Typed before" />
    </GuardedUseCases>,
    { signIn: () => okAsync(session) },
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('Your session has ended.');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail address'), 'm@b.nl');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Typed before');
});
