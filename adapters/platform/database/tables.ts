import type {
  ImportState,
  LetterChannel,
  MailState,
  WebhookFault,
  WebhookPause,
} from '@fairdesk/core/organiser';
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
  /** Every slug that an event has or had; triggers write it. */
  readonly fairSlugs: { readonly slug: string; readonly eventId: string };
  readonly awardCategories: { readonly awardId: string; readonly categoryId: string };
  readonly participationSegments: { readonly participationId: string; readonly segmentId: string };
}

/** What the content service serves. */
interface ContentTables {
  readonly sites: SiteRow;
  readonly pages: PageRow;
  readonly pageDrafts: PageDraftRow;
  readonly pageEditors: PageEditorRow;
  readonly pageVersions: PageVersionRow;
  readonly siteImages: SiteImageRow;
  readonly previewLinks: PreviewLinkRow;
  readonly dictionary: PhraseRow;
  readonly rateLimits: { readonly key: string; readonly points: number; readonly expire: number | null };
  readonly fileContents: { readonly key: string; readonly bytes: Uint8Array; readonly written: string };
  readonly contentStamps: { readonly name: string; readonly stamp: string };
}

export interface SiteRow {
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

/** A page of a site in one language. */
export interface PageKey {
  readonly site: string;
  readonly path: string;
  readonly language: string;
}

/** The work on a page; the row stays without a draft, so that its revision never counts twice. */
export interface PageDraftRow extends PageKey {
  /** JSON, in the layout service's format; null without a draft. */
  readonly layout: string | null;
  /** Grows with every change in the editor. */
  readonly revision: number;
  readonly modified: string;
  /** When the draft is published; null unless scheduled. */
  readonly publishAt: string | null;
  /** The email address of the user who scheduled it. */
  readonly publishBy: string | null;
  /** JSON of why it was not published at its time; null unless it was held back. */
  readonly heldBack: string | null;
  /** When the editor last published the page: the `updated` of the page unless an import came since. */
  readonly publishedAt: string | null;
  /** The email address of the user who published it. */
  readonly publishedBy: string | null;
  /** When an editor last published its text, or said that it is up to date; null for a text that no editor changed. */
  readonly edited: string | null;
}

/** A user who saved a draft. */
export interface PageEditorRow extends PageKey {
  readonly email: string;
  readonly savedAt: string;
}

/** What visitors saw of a page until it was replaced. */
export interface PageVersionRow extends PageKey {
  readonly id: string;
  readonly layout: string;
  readonly published: string;
  readonly replaced: string;
  /** The email address of the user who published it; null for an import. */
  readonly editor: string | null;
}

/** An image in the library of a website. */
export interface SiteImageRow {
  readonly id: string;
  readonly version: number;
  readonly site: string;
  /** In `files`; the same bytes have the same key. */
  readonly fileKey: string;
  /** As it was uploaded here: another site may have the same file under another name. */
  readonly fileName: string;
  readonly name: string;
  /** JSON, by language. */
  readonly alts: string;
  /** The folded name and alternative texts, one a line. */
  readonly searchText: string;
  /** `30% 70%`; null until an editor sets it. */
  readonly focus: string | null;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly created: string;
  /** The email address of a user; null for an import, and once the user is deleted. */
  readonly uploadedBy: string | null;
}

/** A link that shows the draft of a page. */
export interface PreviewLinkRow extends PageKey {
  readonly tokenHash: string;
  readonly expires: string;
}

export interface PhraseRow {
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

/** The reactions of a user to an article; a row without any is deleted. */
export interface ArticleReactionRow {
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
  readonly letters: LetterRow;
  readonly letterSlices: LetterSliceRow;
  readonly reminderSettings: ReminderSettingsRow;
  readonly remindedDays: RemindedDayRow;
  readonly contactMessages: ContactMessageRow;
  readonly idempotencyKeys: IdempotencyRow;
  readonly auditEntries: AuditRow;
  readonly deskPreferences: DeskPreferenceRow;
  readonly imports: ImportRow;
  readonly importSteps: ImportStepRow;
  readonly taskChanges: TaskChangeRow;
  readonly exhibitorIndex: ExhibitorIndexRow;
  readonly staleExhibitors: { readonly subject: string; readonly eventId: string };
  readonly exhibitorRefreshes: { readonly eventId: string };
  readonly serviceKeys: ServiceKeyRow;
  readonly webhooks: WebhookRow;
  readonly webhookChanges: WebhookChangeRow;
  readonly webhookDeliveries: WebhookDeliveryRow;
}

/** A program of an organiser that is called when something of the event changes. Moments are ISO. */
export interface WebhookRow {
  readonly id: string;
  readonly eventId: string;
  readonly url: string;
  /** JSON: `["companies","stands"]` */
  readonly areas: string;
  /** As the program has it: it signs every message. */
  readonly secret: string;
  readonly created: string;
  /** The email address of the administrator; empty once that person was deleted. */
  readonly createdBy: string;
  readonly lastDelivered: string | null;
  readonly failingSince: string | null;
  readonly pausedAt: string | null;
  readonly pauseReason: WebhookPause | null;
  /** The process that sends its messages, and until when. */
  readonly leaseBy: string | null;
  readonly leaseUntil: string | null;
}

/** What changed since the last message, one row for each resource and area; triggers write it. */
export interface WebhookChangeRow {
  readonly eventId: string;
  /** The name of the resource type on the wire: `news-items`. */
  readonly type: string;
  readonly resourceId: string;
  readonly area: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** A message to a webhook. */
export interface WebhookDeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly kind: 'changes' | 'test';
  /** JSON, the same at every attempt. */
  readonly body: string;
  /** How many changes are in the body. */
  readonly changes: number;
  readonly created: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: Generated<number>;
  /** Null unless it waits. */
  readonly nextAttempt: string | null;
  readonly lastAttempt: string | null;
  /** The HTTP status of the last response. */
  readonly status: number | null;
  readonly fault: WebhookFault | null;
}

/** A key with which a program uses the JSON:API for one event. Moments are ISO. */
export interface ServiceKeyRow {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly secretHash: string;
  /** JSON: `["companies:read","stands:write"]` */
  readonly scopes: string;
  readonly created: string;
  /** The email address of the administrator; empty once that person was deleted. */
  readonly createdBy: string;
  readonly lastUsed: string | null;
  readonly expires: string | null;
  readonly revoked: string | null;
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

/** A letter of an organiser to exhibitors. */
export interface LetterRow {
  /** Made by the browser: a letter that is sent twice is stored once. */
  readonly id: string;
  readonly eventId: string;
  readonly created: string;
  readonly actor: string;
  readonly channel: LetterChannel;
  /** JSON: the form. */
  readonly form: string;
  readonly companies: number;
  readonly people: number;
  /** The message in the portal; it may be deleted since. */
  readonly messageId: string | null;
  /** How many slices it had at first. */
  readonly slices: Generated<number>;
  /** 1 for one that was cancelled: its mails that are still to be queued are stored as cancelled. */
  readonly isCancelled: Generated<number>;
}

/** A part of a letter that is still to do; deleted in the transaction that does it. */
export interface LetterSliceRow {
  readonly letterId: string;
  readonly place: number;
  /** JSON: the ids of the companies, by name. */
  readonly companies: string;
  /** JSON: the addresses to mail; empty for a slice that adds the companies to the message in the portal. */
  readonly emails: string;
}

export interface OutboxRow {
  /** Ordered by time. */
  readonly id: string;
  readonly recipient: string;
  /** As the log of its fair shows it. */
  readonly subject: string;
  /** As the log of its fair shows it; empty once a mail with a secret is sent. */
  readonly body: string;
  /** What is sent instead, because it also says something about other fairs; null for most mails. */
  readonly wholeSubject: string | null;
  readonly wholeBody: string | null;
  readonly created: string;
  readonly attempts: Generated<number>;
  /** The earliest moment to send it. */
  readonly due: string;
  readonly replyTo: string | null;
  /** Unique where there is one: of two writers of the same mail, only one succeeds. */
  readonly once: string | null;
  /** 0 for urgent mail, 1 for bulk. */
  readonly class: Generated<number>;
  readonly state: Generated<MailState>;
  readonly hasSecret: Generated<number>;
  readonly eventId: string | null;
  readonly participationId: string | null;
  /** The letter to exhibitors that it belongs to. */
  readonly letterId: string | null;
  /** Recipient and subject without case and accents, for the search. */
  readonly folded: Generated<string>;
  /** Until when, and for which process, the mail is reserved. */
  readonly leaseUntil: string | null;
  readonly leaseBy: string | null;
  /** The last time its delivery began. */
  readonly handedAt: string | null;
  readonly sentAt: string | null;
  /** The last response of the mail server. */
  readonly answer: string | null;
}

export interface RemindedDayRow {
  readonly email: string;
  readonly eventId: string;
  /** The last day of the fair's schedule that a digest has named, in the fair's zone. */
  readonly day: string;
}

export interface ReminderSettingsRow {
  readonly eventId: string;
  readonly isOn: number;
  /** JSON: `[14,7,2,0,-1]` */
  readonly schedule: string;
  /** The last day for which reminders were sent, in the fair's zone. */
  readonly lastDay: string | null;
  readonly version: Generated<number>;
}

export interface ContactMessageRow {
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

/** What an organiser chose at the desk of an event. */
export interface DeskPreferenceRow {
  readonly eventId: string;
  readonly email: string;
  /** `exhibitor-view`, `exhibitor-columns` */
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

export interface IdempotencyRow {
  readonly path: string;
  readonly key: string;
  /** A digest of the request, to detect a different request under the same key. */
  readonly digest: string;
  readonly answer: string | null;
  readonly created: string;
}

export interface AuditRow {
  /** Ordered by time. */
  readonly id: string;
  readonly eventId: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly label: string;
  /** JSON objects. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A list that an organiser imported. */
export interface ImportRow {
  /** Ordered by time. */
  readonly id: string;
  readonly eventId: string;
  readonly created: string;
  readonly actor: string;
  readonly fileName: string;
  /** `folder` for one of `npm run import`, which is undone there. */
  readonly state: ImportState | 'folder' | 'folder-undone';
  /** JSON: the mapping of columns and the default values, for the next import of the event. */
  readonly settings: string;
  /** JSON. */
  readonly totals: string;
  readonly steps: number;
  readonly done: number;
  readonly skipped: number;
}

/** A record that an import writes. */
export interface ImportStepRow {
  readonly importId: string;
  /** In the order of writing, 0-based. */
  readonly place: number;
  readonly tableName: string;
  readonly rowId: string;
  /** Of the record's company; null for imports from before it was stored. */
  readonly participationId: string | null;
  /** JSON: the values of the changed columns before; null for a new record. */
  readonly before: string | null;
  /** JSON: the values of the changed columns, or of all columns of a new record. */
  readonly after: string;
  readonly state: 'waiting' | 'done' | 'skipped' | 'undone' | 'kept';
}

/** What the list of exhibitors filters and sorts by. Lists of values are lines, with a line break at both ends. */
export interface ExhibitorIndexRow {
  readonly eventId: string;
  readonly participationId: string;
  readonly isCancelled: number;
  /** The name without case and accents. */
  readonly nameKey: string;
  readonly isPublic: number;
  readonly type: string;
  /** 0 to 100. */
  readonly completeness: number;
  readonly lateTasks: number;
  /** ISO; empty for never. */
  readonly lastSignIn: string;
  readonly people: number;
  /** When the last invitation that is not accepted expires, ISO; empty for none. */
  readonly invitedUntil: string;
  readonly halls: string;
  readonly standKey: string;
  /** Names without case and accents, and email addresses. */
  readonly searchTexts: string;
  readonly standKeys: string;
  readonly lateCodes: string;
  readonly openCodes: string;
  /** The last deadline that has passed, ISO: the row is right after it, up to and including `validUntil`. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** JSON: the row of the list. */
  readonly row: string;
}

/** What an organiser changed in a task of a company, one row for each company of the change. */
export interface TaskChangeRow {
  readonly id: string;
  readonly participationId: string;
  readonly eventId: string;
  readonly actor: string;
  readonly created: string;
  readonly code: string;
  /** JSON. */
  readonly before: string;
  readonly after: string;
}

export interface SetupLinkRow {
  readonly tokenHash: string;
  /** In lower case; null for the link that the first administrator finds in the server's output. */
  readonly email: string | null;
  readonly created: string;
  readonly expires: string;
}
