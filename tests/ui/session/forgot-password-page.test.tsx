// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ForgotPasswordPage } from '#ui/session/forgot-password-page.tsx';

it.each([
  ['/aqua/tasks', '/aqua/tasks'],
  [undefined, '/'],
])('requests a link that leads to %s, and leads back to it', async (returnTo, page) => {
  const forgotPassword = vi.fn(() => okAsync());
  renderView(<ForgotPasswordPage returnTo={returnTo} signIn="/" />, { forgotPassword });
  await userEvent.setup().type(screen.getByLabelText(/^E-mail address/), 'm@b.nl{Enter}');
  const back = await screen.findByRole('link', { name: 'Back to sign in' });
  expect(back.getAttribute('href')).toBe(page);
  expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('m@b.nl', 'en', returnTo);
});
