import type { Generated } from 'kysely';

/** Users and their sign-ins. Secrets are stored as hashes only. */
export interface IdentityTables {
  readonly users: UserRow;
  readonly tokens: TokenRow;
  readonly sessions: SessionRow;
  readonly invitations: InvitationRow;
  readonly passwordResets: PasswordResetRow;
  readonly signInLinks: SignInLinkRow;
  readonly accessRequests: AccessRequestRow;
  readonly visitorRegistrations: VisitorRegistrationRow;
  /** They may create fairs. */
  readonly administrators: { readonly email: string; readonly created: string };
  readonly setupLinks: SetupLinkRow;
  /** When each user was last signed in. Email addresses are in lower case. */
  readonly signIns: { readonly email: string; readonly latest: string };
}

export interface UserRow {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly passwordHash: string | null;
  readonly accountSetup: number;
  /** The language that they chose last; null until they choose one. */
  readonly chosenLanguage: string | null;
  /** The language that the organiser's list has for them; null without one. */
  readonly listLanguage: string | null;
  readonly created: string;
  readonly modified: string;
}

export interface TokenRow {
  readonly id: string;
  /** `service` or `user`: a token of one realm is invalid in the other. */
  readonly realm: string;
  readonly subject: string;
  readonly accessHash: string;
  readonly accessExpires: string;
  readonly refreshHash: string;
  readonly refreshExpires: string;
}

export interface SessionRow {
  readonly idHash: string;
  readonly email: string;
  readonly sealed: string;
  readonly remembered: number;
  readonly expiresAt: string;
  readonly lastSeenAt: string;
  readonly createdAt: string;
  readonly error: string | null;
  readonly version: Generated<number>;
  readonly leasedUntil: string | null;
  /** Hashes of the user and of their session at an outside identity provider; null for own accounts. */
  readonly signOnSubject: string | null;
  readonly signOnSession: string | null;
}

export interface InvitationRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly email: string;
  readonly eventId: string;
  readonly participationId: string | null;
  readonly role: string;
  readonly language: string;
  readonly created: string;
  readonly expires: string;
  readonly accepted: string | null;
  /** The invitation whose link also accepts this one. */
  readonly mailedWith: string | null;
}

export interface PasswordResetRow {
  readonly tokenHash: string;
  readonly userId: string;
  readonly created: string;
  readonly expires: string;
}

export interface SignInLinkRow {
  readonly tokenHash: string;
  readonly userId: string;
  readonly created: string;
  readonly expires: string;
}

export interface VisitorRegistrationRow {
  readonly tokenHash: string;
  /** In lower case. */
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly passwordHash: string;
  readonly created: string;
  readonly expires: string;
}

export interface AccessRequestRow {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly organizationName: string;
  readonly eventId: string | null;
  readonly language: string;
  readonly created: string;
}

export interface SetupLinkRow {
  readonly tokenHash: string;
  /** In lower case; null for the link that the first administrator finds in the server's output. */
  readonly email: string | null;
  readonly created: string;
  readonly expires: string;
}
