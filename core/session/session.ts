import type { Language } from '../shared/index.ts';

/** A signed-in user. Source: portal spec §3 "Session". */
export interface User {
  /** For greetings: the given and family name, or the account name. */
  readonly name: string;
  /** The account name: an email address. */
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** False until the user has set a name and a password. */
  readonly accountSetup: boolean;
  /** The language that the user chose last; absent until they choose one. */
  readonly language?: Language;
}

/** The errors a session can carry. Source: portal spec §8. */
export type SessionError = 'RefreshAccessTokenError';

/** The session as the browser knows it. */
export interface Session {
  readonly user: User;
  /** When it expires, ISO. */
  readonly expiresAt: string;
  readonly error?: SessionError;
  /** The session ends when idle, and the next request extends it; absent when use no longer extends it. */
  readonly canExtend?: true;
}

/** How long a remembered session lasts after its last use, in days. */
export const REMEMBERED_DAYS = 30;
/** The maximum length of a remembered session after sign-in, in days. */
export const REMEMBERED_MAX_DAYS = 90;
/** How long any other session lasts after sign-in, in hours; its cookie ends with the browser. */
export const SESSION_HOURS = 12;
/** How long the session of an organiser role lasts after its last use, in minutes. */
export const ORGANISER_IDLE_MINUTES = 30;
/** How long before the idle end the browser warns, in minutes. Source: WCAG 2.2, 2.2.1 "Timing Adjustable". */
export const IDLE_WARNING_MINUTES = 2;
/** The minimum interval between recorded uses of a session that ends when idle, in seconds. */
export const USE_RECORD_SECONDS = 60;
