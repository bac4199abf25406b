/** Somebody who signed in. Source: portal spec §3 "Session". */
export interface User {
  /** For greeting: given and family name, or the account name. */
  readonly name: string;
  /** The account name: an e-mail address. */
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** False until the person has chosen a name and a password. */
  readonly accountSetup: boolean;
}

/** What a session says went wrong with it. Source: portal spec §8. */
export type SessionError = 'RefreshAccessTokenError';

/** What a browser knows of being signed in. */
export interface Session {
  readonly user: User;
  /** When it ends, ISO. */
  readonly expiresAt: string;
  readonly error?: SessionError;
  /** It ends when idle, and the next request moves its end; absent where use no longer extends it. */
  readonly canExtend?: true;
}

/** How long a remembered session lasts after its last use, in days. */
export const REMEMBERED_DAYS = 30;
/** How long a remembered session lasts after sign-in, however much it is used, in days. */
export const REMEMBERED_MAX_DAYS = 90;
/** How long any other session lasts after sign-in, in hours; its cookie ends with the browser. */
export const SESSION_HOURS = 12;
/** How long the session of an organiser role lasts after its last use, in minutes. */
export const ORGANISER_IDLE_MINUTES = 30;
/** How long before the idle end the browser warns, in minutes. Source: WCAG 2.2, 2.2.1 "Timing Adjustable". */
export const IDLE_WARNING_MINUTES = 2;
/** The shortest time between two records of use of one session that ends when idle, in seconds. */
export const USE_RECORD_SECONDS = 60;
