// @vitest-environment jsdom

import type { Invitation } from '@fairdesk/core/session';
import { type Failure, LANGUAGES } from '@fairdesk/core/shared';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { InvitationPage } from '#ui/session/invitation-page.tsx';
import { ResetPasswordPage } from '#ui/session/reset-password-page.tsx';
import { SetupForm } from '#ui/session/setup-form.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const invitation: Invitation = {
  email: 'kim@stand-crew.example',
  givenName: 'Kim',
  familyName: 'Visser',
  accountExists: false,
  places: [{ organizationName: 'Mill', eventName: 'Aqua' }],
};
const used: Failure = { kind: 'not-found', what: 'the link' };
const departure = { go: vi.fn(), reload: vi.fn() };

for (const language of LANGUAGES) {
  const { t } = labelsOf(language, messagesFor(language));
  const submit = async (action: string) => {
    const user = userEvent.setup();
    await user.type(
      document.querySelector('input[type=password]') ?? expect.fail(),
      'seven lanterns at the quay',
    );
    await user.click(screen.getByRole('button', { name: action }));
  };

  it(`an invitation that was accepted meanwhile leads to the sign-in: ${language}`, async () => {
    renderView(
      <InvitationPage token="t" invitation={invitation} signIn="/start" />,
      { acceptInvitation: () => errAsync(used), departure },
      language,
    );
    await submit(t('invitation-button'));
    expect(await screen.findByText(t('invitation-used'))).toBeDefined();
    expect(screen.getByRole('link', { name: t('account-back-to-login') }).getAttribute('href')).toBe(
      '/start',
    );
    expect(screen.queryByRole('button', { name: t('invitation-button') })).toBeNull();
    expect(departure.go).not.toHaveBeenCalled();
  });

  it(`a reset link that was used meanwhile leads to a new one: ${language}`, async () => {
    renderView(
      <ResetPasswordPage token="t" isOver={false} signIn="/start" forgot="/forgot" />,
      { resetPassword: () => errAsync(used) },
      language,
    );
    await submit(t('reset-button'));
    expect(await screen.findByText(t('reset-expired'))).toBeDefined();
    expect(screen.getByRole('link', { name: t('forgot-button') }).getAttribute('href')).toBe('/forgot');
    expect(document.querySelector('input')).toBeNull();
  });

  it(`a setup link that was used meanwhile says so: ${language}`, async () => {
    const link = { email: invitation.email, accountExists: true };
    renderView(
      <SetupForm link={link} next="/organiser" setUp={() => errAsync(used)} />,
      { departure },
      language,
    );
    await submit(t('setup-button'));
    expect(await screen.findByText(t('setup-used'))).toBeDefined();
    expect(screen.queryByRole('button', { name: t('setup-button') })).toBeNull();
  });
}
