import { type AuditValues, AwardPlanSchema, WebsiteSchema } from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import type { Query } from '../../database/open-database.ts';
import { conflict, isHttpFault, notFound } from '../../service.ts';
import { createAward, deleteAward, wholeAward } from '../awards/award-creation.ts';
import { awardIn, awardPlan, recordedAward, writeAward } from '../awards/award-writes.ts';
import type { FairWriter } from '../fair-writer.ts';
import { FairFormInput } from '../fairs/fair-form-input.ts';
import { changeFair, eventRow, fairColumns, recordedFair } from '../fairs/fair-writes.ts';
import { editableRedirects } from '../website/website-redirect-rules.ts';
import {
  recordedWebsite,
  saveWebsite,
  storedWebsite,
  type WebsiteWriter,
  websiteOf,
} from '../website/website-writes.ts';

/** Restores settings as they were before an entry of the history. @param restored throws when they have changed since */
export type RestoreSettings = (
  query: Query,
  writer: FairWriter,
  restored: (current: AuditValues) => AuditValues,
) => Promise<void>;

/** Restores the settings of a fair that one save changed. */
export const restoreFair: RestoreSettings = async (query, writer, restored) => {
  const row = await eventRow(query, writer.event);
  const values = readable(FairFormInput.safeParse(restored(recordedFair(row, writer.now))).data);
  const valuesOf = () => fairColumns(values, row);
  const change = { action: 'fair.save', version: String(row.version), valuesOf } as const;
  await withoutFaults(() => changeFair(query, writer, change));
};

const StateLinks = z.object({ status: z.string(), publicationStatus: z.string(), archiveAt: z.string() });

/** Restores the state of a fair, with an archiving that was planned. */
export const restoreFairState: RestoreSettings = async (query, writer, restored) => {
  const row = await eventRow(query, writer.event);
  const { links } = restored(recordedFair(row, writer.now));
  const values = readable(StateLinks.safeParse(links).data);
  const change = { action: 'fair.state', version: String(row.version), valuesOf: () => values } as const;
  await changeFair(query, writer, change);
};

/** Restores the settings of a website that one save changed. */
export const restoreWebsite = async (
  query: Query,
  writer: WebsiteWriter,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  const row = await storedWebsite(query, writer.event);
  const { version, pictures } = websiteOf(row);
  const values = restored(recordedWebsite(row));
  const testUsers = Array.isArray(values.testUsers) ? values.testUsers.join('|') : '';
  // Entries of an earlier version have no links; the redirects of that time could not be edited.
  const links = WebsiteLinks.safeParse(values.links).data ?? { redirects: row.settings.redirects };
  const redirects = editableRedirects(links.redirects);
  const website = readable(
    WebsiteSchema.safeParse({ ...values, testUsers, redirects, version, pictures }).data,
  );
  await withoutFaults(() =>
    saveWebsite(query, writer, website, version, { languages: website.languages, ...links }),
  );
};

const WebsiteLinks = z.pipe(
  z.object({ redirects: z.optional(z.unknown()) }),
  z.transform(({ redirects }) => ({ redirects })),
);

/** The history has no entries. */
const NO_USES = { entries: 0, answers: 0 };
const AwardLinks = z.object({ categories: z.array(z.string()) });

/** Restores an award that one save changed. */
export const restoreAward = async (
  query: Query,
  writer: FairWriter,
  code: string,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  const plan = await awardPlan(query, writer.event);
  const { version, ...current } = awardIn(plan, code);
  const values = restored(recordedAward({ version, ...current }, plan));
  const { categories } = readable(AwardLinks.safeParse(values.links).data);
  const [award] = readable(
    AwardPlanSchema.safeParse({ ...plan, awards: [{ ...values, code, version, categories, ...NO_USES }] })
      .data,
  ).awards;
  if (award) await withoutFaults(() => writeAward(query, writer, award));
};

/** Deletes an award that was added, unless it has changed or has entries. */
export const restoreNoAward = async (
  query: Query,
  writer: FairWriter,
  code: string,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  const plan = await awardPlan(query, writer.event);
  const { categories: _, ...current } = await wholeAward(query, writer.event, plan, code);
  restored(current);
  await deleteAward(query, writer, code);
};

const DeletedAward = z.object({ categories: z.array(z.string()), id: z.string(), sortIndex: z.number() });

/** Adds an award again that was deleted, at its place. */
export const restoreDeletedAward = async (
  query: Query,
  writer: FairWriter,
  code: string,
  values: AuditValues,
): Promise<void> => {
  const plan = await awardPlan(query, writer.event);
  const { categories, ...place } = readable(DeletedAward.safeParse(values.links).data);
  const [award] = readable(
    AwardPlanSchema.safeParse({ ...plan, awards: [{ ...values, code, version: '', categories, ...NO_USES }] })
      .data,
  ).awards;
  if (award) await withoutFaults(() => createAward(query, writer, award, place));
};

const readable = <T>(values: T | undefined): T => {
  if (values === undefined) throw notFound();
  return values;
};

/** Values that no longer fit what has changed since are a conflict. */
const withoutFaults = async <T>(write: () => T | Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (thrown) {
    if (isHttpFault(thrown) && thrown.status === 400) throw conflict();
    throw thrown;
  }
};
