import { createHash, randomBytes } from 'node:crypto';
import { MULTIPLE_EVENTS_COOKIE } from '@fairdesk/core/events';
import {
  absoluteEndOf,
  SIGNED_IN_COOKIE,
  SIGNED_IN_VISITOR,
  type StoredSession,
  showsAccountLinks,
} from '@fairdesk/core/session';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_DAYS, type Language } from '@fairdesk/core/shared';
import { REDIRECTED_COOKIE, SESSION_COOKIES } from '#app/_process/cookie-names.ts';
import { runtime } from '#app/_process/runtime.ts';
import { requestCookies } from './request-cookies.ts';

/**
 * The session cookie holds a secret; the store has only its hash, so that a stolen store opens no session.
 */
const sessionCookie = () => (isHttps() ? SESSION_COOKIES.https : SESSION_COOKIES.http);

/** Whether cookies may be limited to https. */
export const isHttps = (): boolean => runtime().settings.appUrl.startsWith('https:');

/** What all our cookies have in common. */
export const sharedOptions = () => ({ path: '/', sameSite: 'lax' as const, secure: isHttps() });

/** A 256-bit random secret. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The key of the session that the browser claims to have. */
export const sessionKey = async (): Promise<string | undefined> => {
  const secret = (await requestCookies()).get(sessionCookie())?.value;
  return secret === undefined ? undefined : keyOf(secret);
};

/**
 * A remembered session's cookie lasts until the absolute expiry (the store expires it when idle); any other ends
 * with the browser session.
 *
 * @param isVisitor a user without a role at any fair
 */
export const setSessionCookie = async (
  secret: string,
  session: StoredSession,
  isVisitor: boolean,
): Promise<void> => {
  const expires = session.remembered ? { expires: new Date(absoluteEndOf(session)) } : {};
  const jar = await requestCookies();
  jar.set(sessionCookie(), secret, { ...sharedOptions(), httpOnly: true, ...expires });
  jar.set(SIGNED_IN_COOKIE, isVisitor ? SIGNED_IN_VISITOR : '1', { ...sharedOptions(), ...expires });
};

export const clearSessionCookie = async (): Promise<void> => {
  const jar = await requestCookies();
  jar.delete({ name: sessionCookie(), ...sharedOptions() });
  jar.delete({ name: SIGNED_IN_COOKIE, ...sharedOptions() });
};

export const readMultipleEvents = async (): Promise<boolean> =>
  showsAccountLinks((await requestCookies()).get(MULTIPLE_EVENTS_COOKIE)?.value);

export const wasRedirected = async (): Promise<boolean> => (await requestCookies()).has(REDIRECTED_COOKIE);

export const markRedirected = async (): Promise<void> => {
  (await requestCookies()).set(REDIRECTED_COOKIE, '1', { ...sharedOptions(), httpOnly: true });
};

export const clearRedirected = async (): Promise<void> => {
  (await requestCookies()).delete({ name: REDIRECTED_COOKIE, ...sharedOptions() });
};

/** The language that was chosen in this browser. */
export const chosenLanguage = async (): Promise<Language | undefined> => {
  const language = (await requestCookies()).get(LANGUAGE_COOKIE)?.value ?? '';
  return isLanguage(language) ? language : undefined;
};

/** Stores the language that a user chose on any device, as if it were chosen in this browser. */
export const storeLanguage = async (language: Language): Promise<void> => {
  const expires = new Date(Date.now() + LANGUAGE_DAYS * DAY_MS);
  (await requestCookies()).set(LANGUAGE_COOKIE, language, { ...sharedOptions(), expires });
};

const DAY_MS = 86_400_000;
