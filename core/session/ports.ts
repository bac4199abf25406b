import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language, Membership } from '../shared/index.ts';
import type { Credentials } from './credentials.ts';
import type { Session, SessionError, User } from './session.ts';
import type { SignOnSubject, Tokens } from './token.ts';

/** Signs visitors in and out from the browser. */
export interface FrontDoor {
  /** A wrong name or password is `rejected` with the reason `WRONG_CREDENTIALS`. */
  signIn(credentials: Credentials): ResultAsync<Session, Failure>;
  /** Safe to repeat. */
  signOut(scope: SignOutScope): ResultAsync<void, Failure>;
  /** The session of this browser, `undefined` when signed out; extends the session unless `use` is `peek`. */
  current(use?: SessionUse): ResultAsync<Session | undefined, Failure>;
  /** Completes the account of the signed-in user. */
  completeAccount(details: AccountDetails): ResultAsync<Session, Failure>;
  /** Accepts an invitation and signs in; its token works once. An expired or unknown one is `not-found`. */
  acceptInvitation(token: string, details: AccountDetails): ResultAsync<void, Failure>;
  /** Requests access to a company from the organiser; responds alike for known and unknown addresses. */
  requestAccess(request: AccessRequest): ResultAsync<void, Failure>;
  /** Mails a link that opens a visitor account; responds alike for known and unknown addresses. */
  registerVisitor(registration: VisitorRegistration): ResultAsync<void, Failure>;
  /** Deletes the account of the signed-in visitor and signs out; a wrong password is `rejected`. */
  deleteAccount(deletion: AccountDeletion): ResultAsync<void, Failure>;
  /** Mails a link to reset the password, which leads to `returnTo`; responds alike for known and unknown addresses. */
  forgotPassword(email: string, language: Language, returnTo?: string): ResultAsync<void, Failure>;
  /** Sets a new password; the token from the email works once. */
  resetPassword(token: string, password: string): ResultAsync<void, Failure>;
  /** Mails a sign-in link, which leads to `returnTo`; responds alike for known and unknown addresses. */
  requestSignInLink(email: string, language: Language, returnTo?: string): ResultAsync<void, Failure>;
  /** Signs in with an emailed link, once; `not-found` when it was used or has expired. */
  signInByLink(token: string): ResultAsync<Session, Failure>;
}

/** Whether reading a session extends it. */
export type SessionUse = 'extend' | 'peek';

/** Which sessions end: the one of this browser, or all of the same user. */
export type SignOutScope = 'here' | 'everywhere';

/** What a user enters to set up an account. */
export interface AccountDetails {
  readonly givenName: string;
  readonly familyName: string;
  readonly password: string;
}

/** A request to represent a company. */
export interface AccessRequest {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly organizationName: string;
  readonly event?: EventId;
  readonly language: Language;
}

/** A new visitor account, which opens once its address is verified. It grants no access to a company. */
export interface VisitorRegistration extends AccountDetails {
  readonly email: string;
  readonly language: Language;
  /** The page to return to after the verification, within the product: `/nl/aqua/news`. */
  readonly returnTo?: string;
}

/** A request to delete one's own account. */
export interface AccountDeletion {
  readonly password: string;
  /** The language of the confirmation mail. */
  readonly language: Language;
}

/** The contents of an invitation before it is accepted. */
export interface Invitation {
  readonly email: string;
  /** At least one; an empty company name means the organiser's staff. */
  readonly places: readonly { readonly organizationName: string; readonly eventName: string }[];
  /** If true, the user confirms with their existing password. */
  readonly accountExists: boolean;
  /** Empty unless the organiser provided it. */
  readonly givenName: string;
  readonly familyName: string;
}

/** The identity provider: accounts, passwords and tokens. */
export interface IdentityProvider {
  /** Tokens for these credentials; a wrong name or password is `rejected` with `WRONG_CREDENTIALS`. */
  signIn(accountName: string, password: string): ResultAsync<Tokens, Failure>;
  /** Refreshes tokens; `signed-out` is final, any other failure may be temporary. */
  refresh(tokens: Tokens): ResultAsync<Tokens, Failure>;
  /** The user an access token belongs to. */
  user(accessToken: string): ResultAsync<User, Failure>;
  /** Revokes tokens; safe to repeat. */
  revoke(tokens: Tokens): ResultAsync<void, Failure>;
  /** Sets the name and password of the account this token belongs to. */
  completeAccount(accessToken: string, details: AccountDetails): ResultAsync<User, Failure>;
  /** Stores the language that the owner of this token chose. */
  chooseLanguage(accessToken: string, language: Language): ResultAsync<User, Failure>;
  /** The contents of an invitation; `not-found` when it is expired or unknown. */
  invitation(token: string): ResultAsync<Invitation, Failure>;
  /** Accepts an invitation, once. */
  acceptInvitation(token: string, details: AccountDetails): ResultAsync<void, Failure>;
  /** Sends the request to the organiser; responds alike for known and unknown addresses. */
  requestAccess(request: AccessRequest): ResultAsync<void, Failure>;
  /** Mails a link that opens the account; to a known address, a sign-in link. Responds alike for both. */
  registerVisitor(registration: VisitorRegistration): ResultAsync<void, Failure>;
  /** Deletes the account of this token with everything of it; a wrong password is `rejected`. */
  deleteAccount(accessToken: string, deletion: AccountDeletion): ResultAsync<void, Failure>;
  /** Mails a password reset link if the address has an account; responds alike for any other. */
  forgotPassword(email: string, language: Language, returnTo?: string): ResultAsync<void, Failure>;
  /** Succeeds while a password reset link works; `not-found` when it was used, expired or never sent. */
  passwordReset(token: string): ResultAsync<void, Failure>;
  /** Sets a new password with the token from that email, once. */
  resetPassword(token: string, password: string): ResultAsync<void, Failure>;
  /** Mails a sign-in link if the address has an account; responds alike for any other. */
  requestSignInLink(email: string, language: Language, returnTo?: string): ResultAsync<void, Failure>;
  /**
   * Tokens for the recipient of an emailed link, once; a link of a registration opens the account first.
   * `not-found` when it was used, expired or never sent.
   */
  signInByLink(token: string): ResultAsync<Tokens, Failure>;
}

/** The sign-in page of an outside identity provider, and what its answer must match. */
export interface SignOnStart {
  readonly address: string;
  readonly secrets: SignOnSecrets;
}

/** The secrets of one sign-in at an outside provider; only the browser that began it may finish it. */
export interface SignOnSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** An outside identity provider that users are sent to, to sign in. Source: site spec §6, §7. */
export interface SingleSignOn {
  /** Starts a sign-in with new secrets. */
  begin(): ResultAsync<SignOnStart, Failure>;
  /**
   * Tokens for the address that the provider sent the browser to; `rejected` when it states an error, or does
   * not match the secrets.
   */
  finish(address: string, secrets: SignOnSecrets): ResultAsync<Tokens, Failure>;
  /** Refreshes tokens; `signed-out` is final, any other failure may be temporary. */
  refresh(tokens: Tokens): ResultAsync<Tokens, Failure>;
  /** Signs out at the provider; safe to repeat. */
  revoke(tokens: Tokens): ResultAsync<void, Failure>;
  /** The user, or the one session, that a logout notice of the provider ends; `rejected` when it is invalid. */
  readLogout(notice: string): ResultAsync<SignOnLogout, Failure>;
}

/** What a logout notice ends: one session, or all sessions of a user; at least one is set. */
export type SignOnLogout = Partial<SignOnSubject>;

/** A session as stored on the server, with its user, expiry and tokens. */
export interface StoredSession {
  /** The hash of the secret in the cookie; only the browser has the secret itself. */
  readonly key: string;
  readonly user: User;
  readonly tokens: Tokens;
  readonly remembered: boolean;
  /** The user held an organiser role at sign-in; such a session is never remembered. */
  readonly endsWhenIdle: boolean;
  /** When the user signed in, ISO. */
  readonly startedAt: string;
  /** The last recorded use, ISO. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly error?: SessionError;
}

/** Stores sessions, so that they survive restarts and can be revoked. */
export interface SessionStore {
  /** Saves a session; replaces one with the same key. */
  save(session: StoredSession): ResultAsync<void, Failure>;
  /**
   * Updates the session with this key; returns false, and saves nothing, when it was removed in the meantime.
   */
  replace(session: StoredSession): ResultAsync<boolean, Failure>;
  /** `undefined` when unknown, revoked or expired. */
  find(key: string): ResultAsync<StoredSession | undefined, Failure>;
  /** Deletes a session; succeeds when there is none. */
  remove(key: string): ResultAsync<void, Failure>;
  /** Deletes every session of this user, on every device. */
  removeAllOf(email: string): ResultAsync<void, Failure>;
  /** Deletes the sessions that an outside provider's logout notice ends. */
  removeSignedOn(logout: SignOnLogout): ResultAsync<void, Failure>;
  /** Acquires a lease: true for one caller at a time, until it is released or `seconds` have passed. */
  lease(key: string, seconds: number): ResultAsync<boolean, Failure>;
  /** Releases a lease early. */
  giveBack(key: string): ResultAsync<void, Failure>;
}

/** Reads the roles of users. */
export interface AccessBook {
  /** Every role of this user; the letter case of the address is ignored. */
  membershipsOf(email: string): ResultAsync<readonly Membership[], Failure>;
}

/** Issues service tokens: the profile service's `POST /token` and `POST /refresh`. */
export interface TokenIssuer {
  /** Tokens for the configured service account. */
  logIn(): ResultAsync<Tokens, Failure>;
  /** Refreshes tokens; a refresh token that the response does not replace remains valid. */
  refresh(tokens: Tokens): ResultAsync<Tokens, Failure>;
}

/** Caches the service tokens between calls. */
export interface TokenMemory {
  /** The cached tokens; `undefined` before the first call. */
  read(): Tokens | undefined;
  /** Caches these tokens, or clears the cache. */
  write(tokens: Tokens | undefined): void;
}

/** What an administrator states to set up an installation. */
export interface AdministratorDetails extends AccountDetails {
  readonly email: string;
}

/** A link that makes an administrator of the installation. */
export interface SetupLink {
  /** The only address it works for; empty for any. */
  readonly email: string;
  /** Whether that address has an account already, whose password then is required. */
  readonly accountExists: boolean;
}

/** Makes administrators of the installation, who may create fairs. */
export interface SetupDesk {
  /** `not-found` for a link that was used, has expired or is unknown. */
  link(token: string): ResultAsync<SetupLink, Failure>;
  /** Makes the administrator and signs in; a link works once. `rejected` with the faults of the fields. */
  setUp(token: string, details: AdministratorDetails): ResultAsync<void, Failure>;
}
