import { TASK_CONSEQUENCE_MAX } from '@fairdesk/core/organiser';
import { LANGUAGES, ROLES } from '@fairdesk/core/shared';
import { z } from 'zod';
import {
  addressCell,
  audienceCell,
  dayCell,
  dayOrInstantCell,
  deadlineCell,
  emailCell,
  emptiable,
  emptiableInEachLanguage,
  flagCell,
  listCell,
  listChangeCell,
  numberCell,
  slugCell,
  text,
  wordCell,
  wordsCell,
} from './cell-schema.ts';

/**
 * The tables of an organiser's folder, a property per column; `README.md` explains them to the organiser.
 *
 * A column without `optional` is required in every row: it is part of the row's key.
 */
const event = slugCell;
const participation = text(200);
/** Removes the row; a company is cancelled. */
const remove = flagCell.optional();

export const ParticipationRow = z.object({
  event,
  uid: text(200),
  organizationName: text(200).optional(),
  name: text(200).optional(),
  participationType: wordCell.optional(),
  status: wordCell.optional(),
  publicationStatus: wordCell.optional(),
  slug: slugCell.optional(),
  brandName: emptiable(text(200)),
  shortDescription: emptiable(text(50)),
  longDescription: emptiable(text(500)),
  companyType: emptiable(text(200)),
  email: emptiable(emailCell),
  logoUrl: emptiable(addressCell),
  isPublic: flagCell.optional(),
  confirmed: emptiable(dayCell),
  type: emptiable(text(200)),
  showLogo: flagCell.optional(),
  formerSlugs: listCell.optional(),
  remove,
});
export type ParticipationRow = z.infer<typeof ParticipationRow>;

export const StandRow = z.object({
  event,
  participation,
  standNumber: text(200),
  hall: emptiable(text(200)),
  bannerName: emptiable(text(200)),
  status: wordCell.optional(),
  standType: wordCell.optional(),
  refKey: emptiable(text(200)),
  remove,
});
export type StandRow = z.infer<typeof StandRow>;

export const TaskRow = z.object({
  event,
  code: text(200),
  category: emptiable(text(200)),
  ...emptiableInEachLanguage('category', text(200)),
  ...emptiableInEachLanguage('title', text(200)),
  ...emptiableInEachLanguage('content', text(20_000)),
  ...emptiableInEachLanguage('consequence', text(TASK_CONSEQUENCE_MAX)),
  date: deadlineCell.optional(),
  required: flagCell.optional(),
  linkHref: emptiable(addressCell),
  ...emptiableInEachLanguage('linkTitle', text(200)),
  linkTarget: z.enum(['_blank', '_self'], { error: 'Write _blank for a new tab, or _self.' }).optional(),
  audience: emptiable(audienceCell),
  sortIndex: numberCell.optional(),
  remove,
});
export type TaskRow = z.infer<typeof TaskRow>;

export const TaskStateRow = z.object({
  event,
  participation,
  code: text(200),
  status: z.enum(['OPEN', 'CLOSED'], { error: 'Write OPEN or CLOSED.' }).optional(),
  completedBy: emailCell.optional(),
  completedAt: dayOrInstantCell.optional(),
  remove,
});
export type TaskStateRow = z.infer<typeof TaskStateRow>;

export const TaskDeadlineRow = z.object({
  event,
  participation,
  code: text(200),
  date: deadlineCell.optional(),
  remove,
});
export type TaskDeadlineRow = z.infer<typeof TaskDeadlineRow>;

export const AwardRow = z.object({
  event,
  code: slugCell,
  ...emptiableInEachLanguage('title', text(200)),
  opensAt: emptiable(deadlineCell),
  closesAt: emptiable(deadlineCell),
  audience: emptiable(wordsCell),
  onlyNovelties: flagCell.optional(),
  categories: listChangeCell.optional(),
  sortIndex: numberCell.optional(),
  remove,
});
export type AwardRow = z.infer<typeof AwardRow>;

/** Roles of the organiser's own staff, which belong to an event and to no company. */
export const ORGANISER_ROLES: readonly string[] = ['staff', 'admin', 'site-editor'];

export const UserRow = z.object({
  email: emailCell,
  givenName: emptiable(text(100)),
  familyName: emptiable(text(100)),
  event: event.optional(),
  participation: participation.optional(),
  role: z.enum(ROLES, { error: `The role is one of ${ROLES.join(', ')}.` }).optional(),
  language: z.enum(LANGUAGES, { error: 'The language is one of en, nl, es, tr.' }).optional(),
  invite: flagCell.optional(),
  remove,
});
export type UserRow = z.infer<typeof UserRow>;
