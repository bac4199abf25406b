import type { Generated } from 'kysely';
import type { ResourceTables } from './resource-rows.ts';

/**
 * The rows of every table. Flags are 0 or 1, times are ISO texts, JSON is text.
 *
 * The migrations create the columns.
 */
export interface Tables extends ResourceTables, ContentTables, IdentityTables, ServiceTables {
  readonly articleReactions: ArticleReactionRow;
  readonly participationCategories: { readonly participationId: string; readonly categoryId: string };
  readonly productCategories: { readonly productId: string; readonly categoryId: string };
  readonly awardCategories: { readonly awardId: string; readonly categoryId: string };
  readonly participationSegments: { readonly participationId: string; readonly segmentId: string };
}

/** What the content service serves. */
interface ContentTables {
  readonly sites: SiteRow;
  readonly pages: PageRow;
  readonly dictionary: PhraseRow;
  readonly contentStamps: { readonly name: string; readonly stamp: string };
}

interface SiteRow {
  readonly name: string;
  readonly eventId: string | null;
  readonly virtualFolder: string | null;
  /** JSON: `{"src":"/files/…","alt":"Horti Fair"}` */
  readonly logo: string | null;
  /** `#0a5c4a` */
  readonly brandColour: string | null;
  /** JSON: `["en","nl"]` */
  readonly languages: string;
  /** JSON object. */
  readonly settings: string;
}

export interface PageRow {
  readonly site: string;
  /** `/visit/how-to-get-there` */
  readonly path: string;
  readonly language: string;
  /** JSON, in the layout service's format. */
  readonly layout: string;
  readonly updated: string;
}

interface PhraseRow {
  readonly site: string;
  readonly language: string;
  readonly key: string;
  readonly phrase: string;
}

/** Users and their sign-ins. Secrets are stored as hashes only. */
interface IdentityTables {
  readonly users: UserRow;
  readonly tokens: TokenRow;
  readonly sessions: SessionRow;
  readonly invitations: InvitationRow;
  readonly passwordResets: PasswordResetRow;
  readonly signInLinks: SignInLinkRow;
  readonly accessRequests: AccessRequestRow;
  readonly visitorRegistrations: VisitorRegistrationRow;
}

export interface UserRow {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly passwordHash: string | null;
  readonly accountSetup: number;
  readonly created: string;
  readonly modified: string;
}

interface TokenRow {
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
}

interface InvitationRow {
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

interface PasswordResetRow {
  readonly tokenHash: string;
  readonly userId: string;
  readonly created: string;
  readonly expires: string;
}

interface SignInLinkRow {
  readonly tokenHash: string;
  readonly userId: string;
  readonly created: string;
  readonly expires: string;
}

interface VisitorRegistrationRow {
  readonly tokenHash: string;
  /** In lower case. */
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly passwordHash: string;
  readonly created: string;
  readonly expires: string;
}

interface AccessRequestRow {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly organizationName: string;
  readonly eventId: string | null;
  readonly language: string;
  readonly created: string;
}

/** The reactions of a user to an article; a row without any is deleted. */
interface ArticleReactionRow {
  readonly userId: string;
  /** Without dashes. */
  readonly articleId: string;
  readonly isLike: number;
  readonly isDislike: number;
  /** Ordered by the time of saving; null while the article is not saved. */
  readonly saveId: string | null;
}

/** Internal tables of the services. */
interface ServiceTables {
  readonly files: FileRow;
  readonly outbox: OutboxRow;
  readonly contactMessages: ContactMessageRow;
  readonly idempotencyKeys: IdempotencyRow;
}

export interface FileRow {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly length: number;
  /** `resource`: deleted when no image or document references it. `content`: stays until removed. */
  readonly purpose: string;
  readonly created: string;
  /** For a thumbnail, the key of the picture it was made from; deleted with that picture. */
  readonly original: string | null;
  /** `CHECKING` or `INFECTED`: not served. */
  readonly held: string | null;
}

export interface OutboxRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created: string;
  readonly attempts: Generated<number>;
  /** The earliest moment to send it. */
  readonly due: string;
  readonly replyTo: string | null;
}

interface ContactMessageRow {
  /** Ordered by time. */
  readonly id: string;
  /** The same for a repeated request. */
  readonly requestId: string;
  readonly eventId: string;
  readonly recipient: string;
  readonly exhibitorEmail: string;
  readonly exhibitorName: string;
  readonly exhibitorCompany: string;
  readonly showName: string;
  readonly eventName: string;
  readonly showCode: string;
  readonly message: string;
  readonly created: string;
}

interface IdempotencyRow {
  readonly path: string;
  readonly key: string;
  /** A digest of the request, to detect a different request under the same key. */
  readonly digest: string;
  readonly answer: string | null;
  readonly created: string;
}
