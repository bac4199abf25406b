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
}

/** How long a remembered session lasts after its last use, in days. */
export const REMEMBERED_DAYS = 30;
/** How long any other session lasts, in hours; its cookie ends with the browser. */
export const SESSION_HOURS = 12;
