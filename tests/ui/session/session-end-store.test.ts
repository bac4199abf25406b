import type { Session } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { anyUser, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { SessionEndStore } from '#ui/session/session-end-store.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-20T12:00:00Z');
const SILENT: Failure = { kind: 'unavailable', request: 'GET /session' };
const user = oneOf(anyUser);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose session ends 30 minutes after its last use, and a page that watches the session. */
const watchedPage = () => {
  const server = { end: START + 30 * MINUTE, absolute: START + 720 * MINUTE, isSilent: false };
  const session = (): Session => ({
    user,
    expiresAt: new Date(server.end).toISOString(),
    ...(server.end < server.absolute && { canExtend: true as const }),
  });
  const use = () => {
    server.end = Math.min(server.absolute, Date.now() + 30 * MINUTE);
  };
  let signIn: (isSignedIn: boolean) => void = () => {};
  const askToSignIn = vi.fn(() => new Promise<boolean>((resolve) => (signIn = resolve)));
  const store = new SessionEndStore({
    clock: () => new Date(),
    askToSignIn,
    currentSession: (how) => {
      if (server.isSilent) return errAsync(SILENT);
      if (Date.now() >= server.end) return okAsync(undefined);
      if (how === 'extend') use();
      return okAsync(session());
    },
  });
  store.follow(session());
  return { server, store, use, askToSignIn, signIn: (isSignedIn: boolean) => signIn(isSignedIn) };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('SessionEndStore', () => {
  it('warns exactly two minutes before the idle timeout, and requires a new sign-in at the end', async () => {
    const { store, askToSignIn } = watchedPage();
    await pass(28 * MINUTE - 1);
    expect(store.isWarning).toBe(false);
    await pass(1);
    expect(store.isWarning).toBe(true);
    await pass(2 * MINUTE - 1);
    expect(askToSignIn).not.toHaveBeenCalled();
    await pass(1);
    expect(store.isWarning).toBe(false);
    expect(askToSignIn).toHaveBeenCalledTimes(1);
  });

  it.prop([fc.array(fc.integer({ min: 1, max: 28 * MINUTE - 1 }), { minLength: 1, maxLength: 20 })])(
    'never warns while requests from any tab are less than 28 minutes apart',
    async (pauses) => {
      vi.setSystemTime(START);
      const { store, use } = watchedPage();
      for (const pause of pauses) {
        await pass(pause);
        if (Date.now() >= START + 690 * MINUTE) break;
        expect(store.isWarning).toBe(false);
        use();
      }
      store.stop();
    },
  );

  it('closes the warning when the session is extended, and warns again 28 minutes later', async () => {
    const { store } = watchedPage();
    await pass(28 * MINUTE);
    await store.extend();
    expect(store.isWarning).toBe(false);
    await pass(28 * MINUTE - 1);
    expect(store.isWarning).toBe(false);
    await pass(1);
    expect(store.isWarning).toBe(true);
  });

  it('keeps the warning open when the session could not be extended, and tries again', async () => {
    const { store, server } = watchedPage();
    await pass(28 * MINUTE);
    server.isSilent = true;
    await store.extend();
    expect([store.isWarning, store.hasFailed]).toEqual([true, true]);
    server.isSilent = false;
    await store.extend();
    expect([store.isWarning, store.hasFailed]).toEqual([false, false]);
  });

  it('warns and ends by its last known time while the server is unavailable', async () => {
    const { store, server, askToSignIn } = watchedPage();
    server.isSilent = true;
    await pass(28 * MINUTE);
    expect(store.isWarning).toBe(true);
    await pass(2 * MINUTE);
    expect(askToSignIn).toHaveBeenCalledTimes(1);
  });

  it('closes the warning silently when another tab extends the session', async () => {
    const { store, use, askToSignIn } = watchedPage();
    await pass(29 * MINUTE);
    use();
    await pass(MINUTE);
    expect(store.isWarning).toBe(false);
    expect(askToSignIn).not.toHaveBeenCalled();
  });

  it('requires a new sign-in immediately when the session was ended elsewhere', async () => {
    const { store, server, askToSignIn } = watchedPage();
    server.end = START;
    await pass(28 * MINUTE);
    expect(store.isWarning).toBe(false);
    expect(askToSignIn).toHaveBeenCalledTimes(1);
  });

  it('requires a new sign-in at the absolute timeout, without a warning', async () => {
    const { store, server, askToSignIn } = watchedPage();
    server.absolute = START + 31 * MINUTE;
    await pass(28 * MINUTE);
    await store.extend();
    await pass(3 * MINUTE - 1);
    expect(store.isWarning).toBe(false);
    expect(askToSignIn).not.toHaveBeenCalled();
    await pass(1);
    expect(askToSignIn).toHaveBeenCalledTimes(1);
  });

  it('watches the new session after another sign-in', async () => {
    const { store, use, signIn } = watchedPage();
    await pass(40 * MINUTE);
    use();
    signIn(true);
    await pass(28 * MINUTE);
    expect(store.isWarning).toBe(true);
  });

  it('stops after the sign-in is closed, and after the page is left', async () => {
    const { store, signIn } = watchedPage();
    await pass(40 * MINUTE);
    signIn(false);
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
    const other = watchedPage();
    other.store.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(store.isWarning).toBe(false);
  });
});
