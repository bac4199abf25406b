import type { ApprovalOutcome, ReviewedItem, WaitingItem } from '@fairdesk/core/organiser';
import { SENT_BACK } from '@fairdesk/core/profile';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { companyReaders } from '../../mail/company-readers.ts';
import { fairPortal, portalLinks } from '../../mail/fair-portal.ts';
import { mailTemplates } from '../../mail/mail-templates.ts';
import { postMail } from '../../mail/outbox.ts';
import { sentBackMail } from '../../mail/sent-back-mail.ts';
import { publishProfile } from '../../profile-service/publish-profile.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { itemVersions } from './item-versions.ts';
import { waitingItem } from './waiting-items.ts';

/** Approves the items that are as the organiser saw them, in the transaction of the caller. */
export const approveItems = async (
  query: Query,
  writer: FairWriter,
  items: readonly ReviewedItem[],
): Promise<ApprovalOutcome> => {
  const changed: string[] = [];
  // In the order of their ids: two organisers who approve the same items must not wait for each other.
  for (const item of items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const approved = { publicationStatus: 'PUBLIC', reviewReason: null, approvedVersion: null };
    if (!(await review(query, writer, item, approved))) changed.push(item.id);
  }
  const count = items.length - changed.length;
  if (count > 0) await stampContent(query);
  return { approved: count, changed };
};

/** Sends an item back and queues the mail to its company, in the transaction of the caller. */
export const sendBackItem = async (
  query: Query,
  writer: FairWriter,
  publicUrl: string,
  item: ReviewedItem,
  reason: string,
): Promise<void> => {
  const reviewReason = reason.toWellFormed().replaceAll('\0', '');
  const waiting = await review(query, writer, item, { publicationStatus: SENT_BACK, reviewReason });
  if (!waiting) throw conflict();
  const { event, now } = writer;
  const { name: fairName } = await query
    .selectFrom('events')
    .select('name')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const portal = await fairPortal(query, event);
  const { kind, id, title, participation } = waiting;
  const templateOf = await mailTemplates(query, event);
  for (const { email, language } of await companyReaders(query, { event, participation }, [
    'owner',
    'editor',
  ])) {
    const link = portalLinks(publicUrl, portal, language)('/company-profile', PLACES[kind](id));
    const facts = { kind, title, fairName, reason: reviewReason, link };
    const letter = sentBackMail(language, facts, templateOf(`${kind}-sent-back`, language));
    const mail = { recipient: email, class: 'bulk', eventId: event, participationId: participation } as const;
    await postMail(query, { ...mail, ...letter }, now);
  }
};

/** Where the company finds an item on its profile. */
const PLACES = {
  product: (id: string) => `?tab=products&id=${encodeURIComponent(id)}`,
  news: (id: string) => `?tab=news&id=${encodeURIComponent(id)}`,
  profile: () => '?tab=account',
} as const;

interface Decision {
  readonly publicationStatus: string;
  readonly reviewReason: string | null;
  readonly approvedVersion?: null;
}

/** Decides about an item that still waits at the version that the organiser saw; otherwise changes nothing. */
const review = async (
  query: Query,
  { event, actor, now }: FairWriter,
  { kind, id, version }: ReviewedItem,
  decision: Decision,
): Promise<WaitingItem | undefined> => {
  const first = await waitingItem(query, event, kind, id);
  if (first === undefined) return undefined;
  const modified = now.toISOString();
  // Locks the company as its own writers do: a write based on an earlier read must retry.
  await query
    .updateTable('participations')
    .set(({ eb }) => ({ modified, version: eb('version', '+', 1) }))
    .where('id', '=', first.participation)
    .execute();
  const waiting = await waitingItem(query, event, kind, id);
  if (waiting?.version !== version) return undefined;
  const { approved, submitted } = await itemVersions(query, waiting);
  // The version of the item stays: the company may be editing it, and its words have not changed.
  const isBack = decision.publicationStatus === SENT_BACK;
  if (kind === 'profile') await decideProfile(query, id, isBack ? decision.reviewReason : undefined, now);
  else
    await query
      .updateTable(kind === 'product' ? 'products' : 'newsItems')
      .set({ ...decision, modified })
      .where('id', '=', id)
      .execute();
  await recordAudit(
    query,
    {
      ...{ event, actor, action: isBack ? 'approval.send-back' : 'approval.approve' },
      ...{ subject: `${kind}:${id}`, label: `${waiting.title} · ${waiting.company}` },
      before: isBack ? {} : (approved?.fields ?? {}),
      after: isBack ? { reason: decision.reviewReason } : submitted.fields,
    },
    now,
  );
  return waiting;
};

/** Publishes the changes of a profile, or stores why they were sent back. */
const decideProfile = async (
  query: Query,
  id: string,
  profileReason: string | null | undefined,
  now: Date,
): Promise<void> => {
  if (profileReason === undefined) return publishProfile(query, id, now);
  await query
    .updateTable('participations')
    .set({ profileReview: SENT_BACK, profileReason })
    .where('id', '=', id)
    .execute();
};
