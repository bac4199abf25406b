import { type Session, signIn, WRONG_CREDENTIALS } from '@fairdesk/core/session';
import { anyCredentials, anyFailure, anyUser } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { LoginStore } from '#ui/session/login-store.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const anySession = anyUser.map((user): Session => ({ user, expiresAt: '2026-12-20T10:00:00.000Z' }));
const texts = messagesFor('en');

describe('LoginStore', () => {
  it.prop([anyCredentials, anySession])('returns the session', async (credentials, session) => {
    const store = new LoginStore(() => okAsync(session));
    expect(await store.submit(credentials)).toEqual(session);
    expect(store.state).toEqual({ kind: 'idle' });
  });

  it.prop([anyCredentials, anyFailure])('has a message for every failure', async (credentials, failure) => {
    const store = new LoginStore(() => errAsync(failure));
    expect(await store.submit(credentials)).toBeUndefined();
    const codes = store.state.kind === 'error' ? store.state.codes : [];
    expect(codes.length).toBeGreaterThan(0);
  });

  it('reports missing fields in order, without a request', async () => {
    const door = signIn({ signIn: () => expect.fail('The form is incomplete') } as unknown as Parameters<
      typeof signIn
    >[0]);
    const store = new LoginStore(door);
    await store.submit({ accountName: ' ', password: '', rememberMe: false });
    const codes = ['login-error-username-must-not-empty', 'login-error-password-must-not-empty'];
    expect(store.state).toEqual({ kind: 'error', codes });
    for (const code of codes) expect(texts).toHaveProperty([code]);
  });

  it('distinguishes wrong credentials from other failures', async () => {
    const wrong = new LoginStore(() => errAsync({ kind: 'rejected', reason: WRONG_CREDENTIALS, fields: [] }));
    await wrong.submit({ accountName: 'a', password: 'b', rememberMe: false });
    expect(wrong.state).toEqual({
      kind: 'error',
      codes: ['login-please-check-your-email-and-password-and-try-again'],
    });
    const trouble = new LoginStore(() => errAsync({ kind: 'unavailable', request: 'POST /session' }));
    await trouble.submit({ accountName: 'a', password: 'b', rememberMe: false });
    expect(trouble.state).toEqual({ kind: 'error', codes: ['login-failed'] });
  });

  it.prop([anyCredentials, anySession, fc.scheduler()])(
    'sends one request, for any number of presses',
    async (credentials, session, scheduler) => {
      let calls = 0;
      const store = new LoginStore(() => {
        calls += 1;
        return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(session)));
      });
      const tries = [store.submit(credentials), store.submit(credentials), store.submit(credentials)];
      expect(store.state).toEqual({ kind: 'loading' });
      await scheduler.waitAll();
      await Promise.all(tries);
      expect(calls).toBe(1);
    },
  );
});
