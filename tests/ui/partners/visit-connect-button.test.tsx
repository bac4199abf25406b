// @vitest-environment jsdom

import type { VisitConnectFields } from '@fairdesk/core/partners';
import { type Failure, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { VisitConnectButton } from '#ui/partners/visit-connect-button.tsx';
import { GuardedUseCases } from '#ui/session/guarded-use-cases.tsx';
import type { UseCases } from '#ui/shared/use-cases.tsx';

const FIELDS: VisitConnectFields = { contactref: 'p', expo: 'e', time: '1', check: 'old', redirect_url: '/' };
const SIGNED: VisitConnectFields = { ...FIELDS, time: '2', check: 'new' };
const SESSION = {
  user: { name: 'M', userName: 'm', givenName: '', familyName: '', email: 'm@b.nl', accountSetup: true },
  expiresAt: '2026-12-20T10:00:00Z',
};

/** The signature of each form that was sent. */
let sent: (FormDataEntryValue | null)[];

/** Whether the browser still takes what happens for the outcome of a press. */
const activate = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } });

const open = (useCases: Partial<UseCases>) => {
  renderView(
    <GuardedUseCases ended={false} links={{ forgot: '/f', link: '/l', register: '/r' }}>
      <VisitConnectButton
        block={{ kind: 'visit-connect', uid: 'b-1', title: '', text: '', redirect: '/' }}
        participation={participationIdOf('p-1') as ParticipationId}
        action="/visits"
        fields={FIELDS}
        redirect="/"
      />
    </GuardedUseCases>,
    useCases,
  );
  // Older than a form may be.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
};
const press = () => userEvent.click(screen.getByRole('button', { name: /^Open Visit Connect/ }));

describe('a visit-connect form that is signed again', () => {
  beforeEach(() => {
    sent = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(new FormData(this).get('check'));
    });
    activate(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('is sent at once', async () => {
    open({ newVisitFields: () => okAsync(SIGNED) });
    await press();
    expect(sent).toEqual(['new']);
  });

  it('waits for another press where the browser would block the new tab', async () => {
    open({
      newVisitFields: () => {
        activate(false);
        return okAsync(SIGNED);
      },
    });
    await press();
    expect(sent).toEqual([]);
    expect((await screen.findByText('Visit Connect is ready.')).closest('[role=status]')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: /^Open Visit Connect/ }).at(-1) as Element);
    expect(sent).toEqual(['new']);
  });

  it('is not sent when that fails, and the message names the wait of a limit', async () => {
    let failure: Failure = { kind: 'unavailable', request: 'GET' };
    open({ newVisitFields: () => errAsync(failure) });
    await press();
    await screen.findByText('Visit Connect could not be opened. Please try again.');
    failure = { kind: 'throttled', retryAfterSeconds: 61 };
    await press();
    await screen.findByText('Too many attempts. Please try again in 2 minutes.');
    expect(sent).toEqual([]);
  });

  it('asks a user who is signed out to sign in, and goes on', async () => {
    const signedOut: Failure = { kind: 'signed-out' };
    let calls = 0;
    const newVisitFields = (): ResultAsync<VisitConnectFields, Failure> => {
      calls += 1;
      return calls === 1 ? errAsync(signedOut) : okAsync(SIGNED);
    };
    open({ newVisitFields, signIn: () => okAsync(SESSION) });
    await press();
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'm@b.nl');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await eventually(() => expect(sent).toEqual(['new']));
  });
});
