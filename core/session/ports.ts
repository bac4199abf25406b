import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language, Membership } from '../shared/index.ts';
import type { Credentials } from './credentials.ts';
import type { Session, SessionError, User } from './session.ts';
import type { Tokens } from './token.ts';

/**
 * The door a visitor signs in and out by.
 */
export interface FrontDoor {
  /** A wrong name or password is `rejected` with the reason `WRONG_CREDENTIALS`. */
  signIn(credentials: Credentials): ResultAsync<Session, Failure>;
  /** Safe to repeat. */
  signOut(scope: SignOutScope): ResultAsync<void, Failure>;
  /** The session of this browser, `undefined` when signed out; counts as a use unless `use` says `peek`. */
  current(use?: SessionUse): ResultAsync<Session | undefined, Failure>;
  /** Finishes the set-up of the account signed in to. */
  completeAccount(details: AccountDetails): ResultAsync<Session, Failure>;
  /** Accepts an invitation and signs in; its token works once. One that is over or unknown is `not-found`. */
  acceptInvitation(token: string, details: AccountDetails): ResultAsync<void, Failure>;
  /** Asks the organiser for access to a company; the same answer for known and unknown addresses. */
  requestAccess(request: AccessRequest): ResultAsync<void, Failure>;
  /** The same answer for known and unknown addresses. */
  forgotPassword(email: string, language: Language): ResultAsync<void, Failure>;
  /** Chooses a new password; the token of the mail works once. */
  resetPassword(token: string, password: string): ResultAsync<void, Failure>;
  /** Mails a link that signs in; the same response for known and unknown addresses. */
  requestSignInLink(email: string, language: Language): ResultAsync<void, Failure>;
  /** Signs in with the link of a mail, once; `not-found` when it was used or has expired. */
  signInByLink(token: string): ResultAsync<Session, Failure>;
}

/** Whether reading a session extends it. */
export type SessionUse = 'extend' | 'peek';

/** Which sessions end: the one of this browser, or all of the same person. */
export type SignOutScope = 'here' | 'everywhere';

/** What somebody chooses when setting up an account. */
export interface AccountDetails {
  readonly givenName: string;
  readonly familyName: string;
  readonly password: string;
}

/** What somebody says who wants to speak for a company. */
export interface AccessRequest {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly organizationName: string;
  readonly event?: EventId;
  readonly language: Language;
}

/** What an invitation says before it is accepted. */
export interface Invitation {
  readonly email: string;
  /** At least one; an empty company name stands for the organiser's staff. */
  readonly places: readonly { readonly organizationName: string; readonly eventName: string }[];
  /** Then the person proves it by the password they have. */
  readonly accountExists: boolean;
  /** As far as the organiser knows them; empty otherwise. */
  readonly givenName: string;
  readonly familyName: string;
}

/**
 * Who knows the people: accounts, passwords, tokens.
 */
export interface IdentityProvider {
  /** Tokens for whoever knows this password; a wrong name or password is `rejected` with `WRONG_CREDENTIALS`. */
  signIn(accountName: string, password: string): ResultAsync<Tokens, Failure>;
  /** New tokens for these; `signed-out` is a final refusal, any other failure may pass. */
  refresh(tokens: Tokens): ResultAsync<Tokens, Failure>;
  /** Who holds this token. */
  user(accessToken: string): ResultAsync<User, Failure>;
  /** Makes a token worthless; safe to repeat. */
  revoke(token: string): ResultAsync<void, Failure>;
  /** Gives the account of this token a name and a password. */
  completeAccount(accessToken: string, details: AccountDetails): ResultAsync<User, Failure>;
  /** What an invitation says; `not-found` when it is over or unknown. */
  invitation(token: string): ResultAsync<Invitation, Failure>;
  /** Accepts it, once. */
  acceptInvitation(token: string, details: AccountDetails): ResultAsync<void, Failure>;
  /** Hands the request to the organiser; the same answer for known and unknown addresses. */
  requestAccess(request: AccessRequest): ResultAsync<void, Failure>;
  /** Mails a way to a new password to an address that has an account; the same answer for any other. */
  forgotPassword(email: string, language: Language): ResultAsync<void, Failure>;
  /** Chooses a new password with the token of that mail, once. */
  resetPassword(token: string, password: string): ResultAsync<void, Failure>;
  /** Mails a link that signs in to an address that has an account; the same response for any other. */
  requestSignInLink(email: string, language: Language): ResultAsync<void, Failure>;
  /** Tokens for the person a link was mailed to, once; `not-found` when it was used, expired or never sent. */
  signInByLink(token: string): ResultAsync<Tokens, Failure>;
}

/** A session as it is kept: who, until when, with which tokens. */
export interface StoredSession {
  /** The hash of the cookie's secret; the secret itself is kept by the browser alone. */
  readonly key: string;
  readonly user: User;
  readonly tokens: Tokens;
  readonly remembered: boolean;
  /** The user held an organiser role at sign-in; such a session is never a remembered one. */
  readonly endsWhenIdle: boolean;
  /** When the user signed in, ISO. */
  readonly startedAt: string;
  /** The last recorded use, ISO. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly error?: SessionError;
}

/**
 * Where sessions are kept, so that they outlive the server and can be revoked.
 */
export interface SessionStore {
  /** Keeps a session, in the place of one with the same key. */
  save(session: StoredSession): ResultAsync<void, Failure>;
  /** Saves over the one with this key; false, and nothing saved, when it was removed meanwhile. */
  replace(session: StoredSession): ResultAsync<boolean, Failure>;
  /** `undefined` when unknown, revoked or over. */
  find(key: string): ResultAsync<StoredSession | undefined, Failure>;
  /** Forgets a session; no harm when there is none. */
  remove(key: string): ResultAsync<void, Failure>;
  /** Every session of this person, on every device. */
  removeAllOf(email: string): ResultAsync<void, Failure>;
  /** True for one caller at a time, until given back or `seconds` have passed. */
  lease(key: string, seconds: number): ResultAsync<boolean, Failure>;
  /** Ends a lease before its time. */
  giveBack(key: string): ResultAsync<void, Failure>;
}

/**
 * The roles people hold.
 */
export interface AccessBook {
  /** Every role this person holds, whatever the letter case of the address. */
  membershipsOf(email: string): ResultAsync<readonly Membership[], Failure>;
}

/** Hands out service tokens: the profile service's `POST /token` and `POST /refresh`. */
export interface TokenIssuer {
  /** Tokens for the configured service account. */
  logIn(): ResultAsync<Tokens, Failure>;
  /** New tokens for these, whose refresh token has not expired; one that is not replaced stays in force. */
  refresh(tokens: Tokens): ResultAsync<Tokens, Failure>;
}

/** Remembers the service's tokens between calls. */
export interface TokenMemory {
  /** The tokens of the last call; `undefined` before the first. */
  read(): Tokens | undefined;
  /** Remembers these, or nothing any more. */
  write(tokens: Tokens | undefined): void;
}
