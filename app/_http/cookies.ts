import { createHash, randomBytes } from 'node:crypto';
import {
  fromCookies,
  MULTIPLE_EVENTS_COOKIE,
  SELECTION_COOKIES,
  SELECTION_MONTHS,
  type Selection,
  toCookies,
} from '@fairdesk/core/events';
import {
  absoluteEndOf,
  SIGNED_IN_COOKIE,
  type StoredSession,
  showsAccountLinks,
} from '@fairdesk/core/session';
import { addMonths } from '@fairdesk/core/shared';
import { cookies } from 'next/headers';
import { currentUseCases } from '#app/_composition/server.ts';
import { REDIRECTED_COOKIE, SESSION_COOKIES } from '#app/_process/cookie-names.ts';
import { runtime } from '#app/_process/runtime.ts';

/**
 * The session cookie holds a secret; the store has only its hash, so that a stolen store opens no session.
 */
const sessionCookie = () => (isHttps() ? SESSION_COOKIES.https : SESSION_COOKIES.http);

const isHttps = (): boolean => runtime().settings.appUrl.startsWith('https:');

const shared = () => ({ path: '/', sameSite: 'lax' as const, secure: isHttps() });

/** A 256-bit random secret. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The key of the session that the browser claims to have. */
export const sessionKey = async (): Promise<string | undefined> => {
  const secret = (await cookies()).get(sessionCookie())?.value;
  return secret === undefined ? undefined : keyOf(secret);
};

/**
 * A remembered session's cookie lasts until the absolute expiry (the store expires it when idle); any other ends
 * with the browser session.
 */
export const setSessionCookie = async (secret: string, session: StoredSession): Promise<void> => {
  const expires = session.remembered ? { expires: new Date(absoluteEndOf(session)) } : {};
  const jar = await cookies();
  jar.set(sessionCookie(), secret, { ...shared(), httpOnly: true, ...expires });
  jar.set(SIGNED_IN_COOKIE, '1', { ...shared(), ...expires });
};

export const clearSessionCookie = async (): Promise<void> => {
  const jar = await cookies();
  jar.delete({ name: sessionCookie(), ...shared() });
  jar.delete({ name: SIGNED_IN_COOKIE, ...shared() });
};

/** The selection that the browser claims, to be checked against the user's roles on each request. */
export const readSelection = async (): Promise<Selection> => {
  const jar = await cookies();
  return fromCookies(
    Object.fromEntries(
      SELECTION_COOKIES.flatMap((name) => {
        const value = jar.get(name)?.value;
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
};

/** Stores the selection in cookies, and clears those that it lacks. */
export const writeSelection = async (selection: Selection): Promise<void> => {
  const jar = await cookies();
  const values = toCookies(selection);
  for (const name of SELECTION_COOKIES) {
    const value = values[name];
    if (value === undefined) jar.delete({ name, ...shared() });
    else jar.set(name, value, { ...shared(), expires: inOneMonth() });
  }
};

export const writeMultipleEvents = async (several: boolean): Promise<void> => {
  (await cookies()).set(MULTIPLE_EVENTS_COOKIE, String(several), { ...shared(), expires: inOneMonth() });
};

export const readMultipleEvents = async (): Promise<boolean> =>
  showsAccountLinks((await cookies()).get(MULTIPLE_EVENTS_COOKIE)?.value);

export const wasRedirected = async (): Promise<boolean> => (await cookies()).has(REDIRECTED_COOKIE);

export const markRedirected = async (): Promise<void> => {
  (await cookies()).set(REDIRECTED_COOKIE, '1', { ...shared(), httpOnly: true });
};

export const clearRedirected = async (): Promise<void> => {
  (await cookies()).delete({ name: REDIRECTED_COOKIE, ...shared() });
};

const inOneMonth = (): Date =>
  new Date(addMonths(currentUseCases().clock().toISOString().slice(0, 10), SELECTION_MONTHS));
