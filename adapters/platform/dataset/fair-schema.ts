import { SITE_IMAGE_ALT_MAX, SITE_IMAGE_NAME_MAX } from '@fairdesk/core/editor';
import { LANGUAGES, lengthOf } from '@fairdesk/core/shared';
import { z } from 'zod';
import {
  addressCell,
  audienceCell,
  colourCell,
  dayCell,
  dayOrInstantCell,
  digitsCell,
  emailCell,
  slugCell,
  text,
  timeCell,
  wordCell,
  wordsCell,
  zoneCell,
} from './cell-schema.ts';

/** One text in several languages: `{ "en": "Stand", "nl": "Stand" }`. */
export const LocalisedText = z.strictObject({
  en: z.string().optional(),
  nl: z.string().optional(),
  es: z.string().optional(),
  tr: z.string().optional(),
});

/** The lists of `events.json`. */
export const ShowItem = z.strictObject({ id: digitsCell, name: text(200).optional() });

export const OrganizerItem = z.strictObject({
  name: text(200),
  email: emailCell.optional(),
  phone: text(50).optional(),
  website: addressCell.optional(),
});

/** The organiser's settings for company profiles; every list is of participation types. */
const ProfileSettingsItem = z.strictObject({
  hiddenTabs: z
    .strictObject({
      account: wordsCell.optional(),
      products: wordsCell.optional(),
      news: wordsCell.optional(),
      documents: wordsCell.optional(),
      videos: wordsCell.optional(),
    })
    .optional(),
  hideCategories: z.boolean().optional(),
  hideCompanyTypes: z.boolean().optional(),
  hideInnovativeProducts: z.boolean().optional(),
  asksApproval: z.boolean().optional(),
  asksProfileApproval: z.boolean().optional(),
  excludedTypes: wordsCell.optional(),
  productLimits: z.record(z.string(), z.int().min(0).max(100_000)).optional(),
  categoryLimits: z.record(z.string(), z.int().min(1).max(500)).optional(),
  listAddress: addressCell.optional(),
});

export const EventItem = z.strictObject({
  slug: slugCell,
  id: digitsCell.optional(),
  name: text(200).optional(),
  show: digitsCell.optional(),
  organizer: text(200).optional(),
  refKey: text(200).optional(),
  uid: text(200).optional(),
  status: wordCell.optional(),
  eventType: wordCell.optional(),
  startDate: dayCell.optional(),
  startTime: timeCell.optional(),
  endDate: dayCell.optional(),
  endTime: timeCell.optional(),
  timeZone: zoneCell.optional(),
  city: text(200).optional(),
  venue: text(200).optional(),
  floorPlanUrl: addressCell.optional(),
  publicationStatus: wordCell.optional(),
  publicStartDate: dayCell.optional(),
  publicEndDate: dayCell.optional(),
  companyTypes: text(5_000).optional(),
  profileSettings: ProfileSettingsItem.optional(),
  contactEmail: emailCell.optional(),
  archiveAt: dayCell.optional(),
  testUsers: text(5_000).optional(),
  formerSlugs: z.array(slugCell).optional(),
});
export type EventItem = z.infer<typeof EventItem>;

export const SiteItem = z.strictObject({
  name: slugCell,
  event: slugCell.optional(),
  virtualFolder: slugCell.optional(),
  languages: z.array(z.enum(LANGUAGES)).min(1).optional(),
  brandColour: colourCell.optional(),
  logo: z.strictObject({ file: text(200), alt: text(200) }).optional(),
  favicon: z.strictObject({ file: text(200) }).optional(),
  socialImage: z.strictObject({ file: text(200) }).optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
});
export type SiteItem = z.infer<typeof SiteItem>;

/** Any text of at most so many characters. */
const words = (most: number) =>
  z.string().refine((text) => lengthOf(text) <= most, `At most ${most} characters fit.`);

const PercentShare = z.number().min(0).max(1);

/** An entry of `site-images.json`. */
export const SiteImageItem = z.strictObject({
  site: slugCell,
  file: text(200),
  name: words(SITE_IMAGE_NAME_MAX),
  alt: z
    .strictObject({
      en: words(SITE_IMAGE_ALT_MAX).optional(),
      nl: words(SITE_IMAGE_ALT_MAX).optional(),
      es: words(SITE_IMAGE_ALT_MAX).optional(),
      tr: words(SITE_IMAGE_ALT_MAX).optional(),
    })
    .optional(),
  focus: z.strictObject({ x: PercentShare, y: PercentShare }).optional(),
  uploaded: z.iso.datetime().optional(),
});
export type SiteImageItem = z.infer<typeof SiteImageItem>;

/** An entry of `messages.json`. */
export const MessageItem = z.strictObject({
  event: slugCell,
  ref: text(200),
  date: dayCell.optional(),
  title: LocalisedText.optional(),
  content: LocalisedText.optional(),
  link: z.strictObject({ href: addressCell, title: LocalisedText.optional() }).optional(),
  audience: audienceCell.optional(),
  publishFrom: dayOrInstantCell.optional(),
  publishUntil: dayOrInstantCell.optional(),
});
export type MessageItem = z.infer<typeof MessageItem>;
