import type { ResultAsync } from 'neverthrow';
import type { UploadFile } from '../media/index.ts';
import type { ProfileSettings } from '../profile/index.ts';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type {
  ApprovalKind,
  ApprovalOutcome,
  ComparedItem,
  ReviewedItem,
  WaitingList,
} from './approvals/approvals.ts';
import type { AuditEntry } from './audit/audit-entry.ts';
import type { AwardForm, AwardPlan, ListedAward } from './awards/award-plan.ts';
import type { CategoryTarget } from './categories/category-order.ts';
import type { CategoryForm, CategoryPlan } from './categories/category-plan.ts';
import type { DeletionPlan, DeletionTarget } from './deletion/deletion.ts';
import type { EditionSource, NextEdition } from './edition/next-edition.ts';
import type { FairForm, FairSettings, FairState } from './fairs/fair-settings.ts';
import type { NewFair } from './fairs/new-fair.ts';
import type { NewServiceKey, ServiceKey, ServiceKeyForm } from './integrations/service-key.ts';
import type { NewWebhook, Webhook, WebhookDelivery, WebhookForm } from './integrations/webhook.ts';
import type { LoggedMail, MailAction, MailFilter, MailPage, MailText } from './mail/mail-log.ts';
import type { MailKind, MailReader, MailSample, MailTextForm, PlannedMailText } from './mail/mail-texts.ts';
import type { FairOverview } from './overview.ts';
import type { ProfileRules } from './profile-rules/profile-rules.ts';
import type { PlannedMail, ReminderForm, ReminderPlan } from './reminders/reminder-plan.ts';
import type { ReminderSchedule } from './reminders/reminders.ts';
import type { Retention, RetentionSettings } from './retention/retention.ts';
import type { TeamChange, TeamMember } from './team/team.ts';
import type { Website, WebsiteForm, WebsitePicture, WebsitePictures } from './website/website.ts';
import type { StoredWord, WordChange } from './words/words.ts';

/** The organiser for whom a port of the desk is opened; the server has checked the permission. */
export interface OrganiserCaller {
  readonly event: EventId;
  /** The organiser's email address, for the audit trail. */
  readonly actor: string;
}

/** What organisers of an event did. */
export interface AuditTrail {
  /**
   * The newest {@link AUDIT_PAGE_SIZE} entries that match.
   *
   * @param filter.before only entries older than the one with this id
   * @param filter.subject only entries about this subject: `task:FLOOR_PLAN`
   */
  entries(filter: {
    readonly before?: string;
    readonly subject?: string;
  }): ResultAsync<readonly AuditEntry[], Failure>;
  /**
   * Undoes an action, which is a new entry. `conflict` when its values have changed since; `not-found` when it cannot
   * be undone.
   */
  restore(id: string): ResultAsync<void, Failure>;
}

/** Deletes what is stored about an exhibitor or a person of an event. */
export interface DeletionOffice {
  /** What deleting would do now; `not-found` for one who is not at the event. */
  plan(target: DeletionTarget): ResultAsync<DeletionPlan, Failure>;
  /**
   * Deletes for good. `not-found` when it is deleted already; `conflict` when the name has changed since it was
   * typed, and for people who cannot be deleted.
   */
  delete(target: DeletionTarget, typed: string): ResultAsync<void, Failure>;
}

/** Stores the settings of an event. */
export interface FairOffice {
  /** The settings as they are stored. */
  settings(): ResultAsync<FairSettings, Failure>;
  /**
   * Replaces the settings; `conflict` when another save came since `version` was read.
   *
   * `rejected` when another fair has or had the slug. Every slug that this fair had leads to its present one.
   */
  save(form: FairForm, version: string): ResultAsync<FairSettings, Failure>;
  /** Moves the fair to a state; `conflict` as for `save`. */
  changeState(state: FairState, version: string): ResultAsync<FairSettings, Failure>;
}

/** A fair that was created. */
export interface CreatedFair {
  readonly event: EventId;
  readonly slug: string;
}

/** Creates fairs, for one user. */
export interface FairRegistry {
  /** Whether the user may create fairs: administrators of the installation or of any fair. */
  mayCreate(): ResultAsync<boolean, Failure>;
  /**
   * Stores the fair, its website with starter pages, and the user's role as its administrator: all of it, or
   * nothing.
   *
   * `not-found` for users who may not create fairs; `rejected` when another fair has or had the slug.
   *
   * @param id a UUID: however often the same fair is created with it, it is there once
   */
  create(form: NewFair, id?: string): ResultAsync<CreatedFair, Failure>;
}

/** Copies an event as its next edition. */
export interface EditionOffice {
  /** What the event has to copy. */
  source(): ResultAsync<EditionSource, Failure>;
  /**
   * Stores the new fair as a draft with the selected parts, and the caller as its administrator: all of it, or
   * nothing. The event itself stays as it is.
   *
   * `rejected` when another fair has or had the slug.
   *
   * @param id a UUID: however often the same edition is made with it, it is there once
   */
  create(form: NextEdition, id?: string): ResultAsync<CreatedFair, Failure>;
}

/** The mail of an event. */
export interface MailLog {
  /** A page of the log, newest first. */
  page(filter: MailFilter): ResultAsync<MailPage, Failure>;
  /** Does what {@link mailActionOf} allows; `conflict` when the mail does not allow it any longer. */
  act(id: string, action: MailAction): ResultAsync<LoggedMail, Failure>;
  /** Sends those of them again that are failed or unsure. @returns those, as they are now */
  resendAll(ids: readonly string[]): ResultAsync<readonly LoggedMail[], Failure>;
  /** The text of a mail. */
  read(id: string): ResultAsync<MailText, Failure>;
}

/** The reminders of an event. */
export interface ReminderOffice {
  /**
   * The stored settings, with what they would send today; or what `schedule` would send.
   *
   * @param search the recipients are those whose address and companies have these words
   */
  plan(schedule?: ReminderSchedule, search?: string): ResultAsync<ReminderPlan, Failure>;
  /** The mail for one person; `not-found` for a person who would get none today. */
  preview(email: string, schedule: ReminderSchedule): ResultAsync<PlannedMail, Failure>;
  /** Replaces the settings; `conflict` when another save came since `version` was read. */
  save(form: ReminderForm, version: string): ResultAsync<ReminderPlan, Failure>;
}

/** How long a fair stores what it no longer needs. */
export interface RetentionOffice {
  /** The periods as they are stored. */
  settings(): ResultAsync<RetentionSettings, Failure>;
  /** Replaces the periods; `conflict` when another save came since `version` was read. */
  save(retention: Retention, version: string): ResultAsync<RetentionSettings, Failure>;
}

/** What a fair decides about the profiles of its companies. */
export interface ProfileRuleOffice {
  /** The rules, with the version that a save needs. */
  rules(): ResultAsync<ProfileRules, Failure>;
  /** Replaces the rules; `conflict` when another save came since `version` was read. */
  save(settings: ProfileSettings, version: string): ResultAsync<ProfileRules, Failure>;
}

/** The website of a fair: its look, its technical pages, and until when it is open. */
export interface WebsiteOffice {
  /** The settings as they are stored. */
  website(): ResultAsync<Website, Failure>;
  /** Replaces the settings; `conflict` when another save came since `version` was read. */
  save(form: WebsiteForm, version: string): ResultAsync<Website, Failure>;
  /**
   * Replaces a picture; `conflict` when another user replaced the one that the caller read.
   *
   * @param replaces the address of that one, empty for none; absent to replace any
   */
  savePicture(
    picture: WebsitePicture,
    file: UploadFile,
    replaces?: string,
  ): ResultAsync<WebsitePictures, Failure>;
  /**
   * Removes a picture: pages show the name of the fair instead of a logo, and links none.
   *
   * @param replaces as of {@link savePicture}
   */
  deletePicture(picture: WebsitePicture, replaces?: string): ResultAsync<WebsitePictures, Failure>;
}

/** The awards of a fair, and when they take entries. */
export interface AwardPlanner {
  /** The awards, in their order. */
  plan(): ResultAsync<AwardPlan, Failure>;
  /**
   * Adds an award after the others; its code follows from its title. One whose first attempt was stored is changed
   * instead.
   *
   * @param id a UUID: however often the award is added with it, it is there once
   * @returns all awards
   */
  create(form: AwardForm, id?: string): ResultAsync<AwardPlan, Failure>;
  /** Changes an award; `conflict` when another save came since `version` was read. @returns all awards */
  save(code: string, form: AwardForm, version: string): ResultAsync<AwardPlan, Failure>;
  /**
   * Deletes an award with its entries, their answers and files. It can be restored, its entries cannot.
   *
   * `conflict` when it changed since, or has another number of entries. @returns the awards that are left
   */
  remove(award: Pick<ListedAward, 'code' | 'version' | 'entries'>): ResultAsync<AwardPlan, Failure>;
}

/** The categories of a fair; every change returns all of them. */
export interface CategoryPlanner {
  /** The categories, each heading before what is below it. */
  plan(): ResultAsync<CategoryPlan, Failure>;
  /**
   * Adds a category at the end of its heading; one whose first attempt was stored is changed instead, and keeps its
   * code.
   *
   * @param id a UUID: however often the category is added with it, it is there once
   */
  create(form: CategoryForm, id?: string): ResultAsync<CategoryPlan, Failure>;
  /** Changes a category; `conflict` when another save came since `version` was read. */
  save(id: string, form: CategoryForm, version: string): ResultAsync<CategoryPlan, Failure>;
  /** Moves a category with everything below it; `rejected` where it cannot be. */
  move(id: string, to: CategoryTarget): ResultAsync<CategoryPlan, Failure>;
  /**
   * Deletes a category with everything below it: companies, products and awards lose it.
   *
   * @param into the id of a category of the same level that everything moves to instead
   */
  remove(id: string, into?: string): ResultAsync<CategoryPlan, Failure>;
}

/** The texts of a fair that replace or add to those of the product. */
export interface WordOffice {
  /** Every key for which the fair has a text, sorted. */
  words(): ResultAsync<readonly StoredWord[], Failure>;
  /** Replaces the texts of a key; `conflict` when they are not as they were seen. */
  save(change: WordChange): ResultAsync<StoredWord, Failure>;
}

/** The texts of the mails that the product sends for a fair. */
export interface MailTextOffice {
  /** Every mail, in the order of {@link MAIL_KINDS}. */
  texts(): ResultAsync<readonly PlannedMailText[], Failure>;
  /** Replaces the texts of a mail; `conflict` when they are not as they were seen. */
  save(kind: MailKind, form: MailTextForm, before: MailTextForm): ResultAsync<PlannedMailText, Failure>;
  /** At most {@link MAIL_READERS_MAX} people of the fair whose name, address or company has these words. */
  readers(search: string): ResultAsync<readonly MailReader[], Failure>;
  /** The values of a mail to this person; `not-found` for someone without a company at the fair. */
  sample(email: string): ResultAsync<MailSample, Failure>;
}

/** The organisers of a fair. */
export interface TeamOffice {
  /** Everyone with a role at the fair, and open invitations. */
  team(): ResultAsync<readonly TeamMember[], Failure>;
  /** Changes the team; `rejected` when no administrator would remain. @returns the team after it */
  change(change: TeamChange): ResultAsync<readonly TeamMember[], Failure>;
}

/** The keys with which programs of the organiser use the JSON:API. */
export interface ServiceKeyOffice {
  /** Every key of the event, the newest first. */
  keys(): ResultAsync<readonly ServiceKey[], Failure>;
  /**
   * Makes a key; `rejected` when the event has too many.
   *
   * @param id a UUID: a later attempt with it replaces the key that the first one made, whose secret never arrived;
   * `conflict` when a program has used that key, or someone else made it
   */
  create(form: ServiceKeyForm, id?: string): ResultAsync<NewServiceKey, Failure>;
  /** Ends a key at once; `not-found` for one that is not active. @returns the keys after it */
  revoke(id: string): ResultAsync<readonly ServiceKey[], Failure>;
}

/** The programs of the organiser that are called when something of the event changes. */
export interface WebhookOffice {
  /** Every webhook of the event, the newest first. */
  webhooks(): ResultAsync<readonly Webhook[], Failure>;
  /**
   * Makes a webhook; `rejected` when the event has too many or has one with this address.
   *
   * @param id a UUID: a later attempt with it replaces the webhook that the first one made, whose secret never arrived;
   * `conflict` when someone else made it
   */
  create(form: WebhookForm, id?: string): ResultAsync<NewWebhook, Failure>;
  /** Sends nothing until {@link resume}; changes meanwhile are not reported. @returns the webhooks after it */
  pause(id: string): ResultAsync<readonly Webhook[], Failure>;
  /** @returns the webhooks after it */
  resume(id: string): ResultAsync<readonly Webhook[], Failure>;
  /** Deletes a webhook with its deliveries. @returns the webhooks after it */
  remove(id: string): ResultAsync<readonly Webhook[], Failure>;
  /** Queues a message without changes, to try the program. @returns the deliveries after it */
  test(id: string): ResultAsync<readonly WebhookDelivery[], Failure>;
  /** The last 50 deliveries, the newest first. */
  deliveries(id: string): ResultAsync<readonly WebhookDelivery[], Failure>;
  /** Sends a delivery again with the same id; one that waits for another attempt, at once. @returns the deliveries after it */
  resend(id: string, delivery: string): ResultAsync<readonly WebhookDelivery[], Failure>;
}

/** What waits for the approval of the organiser. */
export interface ApprovalDesk {
  /** What waits, the oldest first. */
  waiting(): ResultAsync<WaitingList, Failure>;
  /** A waiting item with its approved version; `not-found` when it does not wait. */
  compare(kind: ApprovalKind, id: string): ResultAsync<ComparedItem, Failure>;
  /** Approves the items that still are as they were seen. */
  approve(items: readonly ReviewedItem[]): ResultAsync<ApprovalOutcome, Failure>;
  /** Sends an item back and mails the reason to its company; `conflict` when it is not as it was seen. */
  sendBack(item: ReviewedItem, reason: string): ResultAsync<void, Failure>;
}

/** What happens at an event, in figures. */
export interface OverviewSource {
  /** The overview now, with the titles of tasks in this language. */
  overview(language: Language): ResultAsync<FairOverview, Failure>;
}
