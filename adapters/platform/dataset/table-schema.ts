import { LANGUAGES, ROLES } from '@fairdesk/core/shared';
import { z } from 'zod';
import {
  addressCell,
  audienceCell,
  dayCell,
  dayOrInstantCell,
  deadlineCell,
  emailCell,
  flagCell,
  inEachLanguage,
  listCell,
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

export const ParticipationRow = z.object({
  event,
  uid: text(200),
  organizationName: text(200).optional(),
  name: text(200).optional(),
  participationType: wordCell.optional(),
  status: wordCell.optional(),
  publicationStatus: wordCell.optional(),
  slug: slugCell.optional(),
  brandName: text(200).optional(),
  shortDescription: text(50).optional(),
  longDescription: text(500).optional(),
  companyType: text(200).optional(),
  email: emailCell.optional(),
  logoUrl: addressCell.optional(),
  isPublic: flagCell.optional(),
  confirmed: dayCell.optional(),
  type: text(200).optional(),
  showLogo: flagCell.optional(),
  formerSlugs: listCell.optional(),
});
export type ParticipationRow = z.infer<typeof ParticipationRow>;

export const StandRow = z.object({
  event,
  participation,
  standNumber: text(200),
  hall: text(200).optional(),
  bannerName: text(200).optional(),
  status: wordCell.optional(),
  standType: wordCell.optional(),
  refKey: text(200).optional(),
});
export type StandRow = z.infer<typeof StandRow>;

export const TaskRow = z.object({
  event,
  code: text(200),
  category: text(200).optional(),
  ...inEachLanguage('category', text(200)),
  ...inEachLanguage('title', text(200)),
  ...inEachLanguage('content', text(20_000)),
  date: deadlineCell.optional(),
  required: flagCell.optional(),
  linkHref: addressCell.optional(),
  ...inEachLanguage('linkTitle', text(200)),
  linkTarget: z.enum(['_blank', '_self'], { error: 'Write _blank for a new tab, or _self.' }).optional(),
  audience: audienceCell.optional(),
  sortIndex: numberCell.optional(),
});
export type TaskRow = z.infer<typeof TaskRow>;

export const TaskStateRow = z.object({
  event,
  participation,
  code: text(200),
  status: z.enum(['OPEN', 'CLOSED'], { error: 'Write OPEN or CLOSED.' }),
  completedBy: emailCell.optional(),
  completedAt: dayOrInstantCell.optional(),
});
export type TaskStateRow = z.infer<typeof TaskStateRow>;

export const TaskDeadlineRow = z.object({ event, participation, code: text(200), date: deadlineCell });
export type TaskDeadlineRow = z.infer<typeof TaskDeadlineRow>;

export const AwardRow = z.object({
  event,
  code: slugCell,
  ...inEachLanguage('title', text(200)),
  opensAt: deadlineCell.optional(),
  closesAt: deadlineCell.optional(),
  audience: wordsCell.optional(),
  onlyNovelties: flagCell.optional(),
  categories: listCell.optional(),
  sortIndex: numberCell.optional(),
});
export type AwardRow = z.infer<typeof AwardRow>;

/** Roles of the organiser's own staff, which belong to an event and to no company. */
export const ORGANISER_ROLES: readonly string[] = ['staff', 'admin', 'site-editor'];

export const UserRow = z.object({
  email: emailCell,
  givenName: text(100).optional(),
  familyName: text(100).optional(),
  event: event.optional(),
  participation: participation.optional(),
  role: z.enum(ROLES, { error: `The role is one of ${ROLES.join(', ')}.` }).optional(),
  language: z.enum(LANGUAGES, { error: 'The language is one of en, nl, es, tr.' }).optional(),
  invite: flagCell.optional(),
});
export type UserRow = z.infer<typeof UserRow>;
