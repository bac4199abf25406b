import { SITE_IMAGE_ALT_MAX, SITE_IMAGE_NAME_MAX } from '@fairdesk/core/editor';
import { LANGUAGES, type Language, lengthOf } from '@fairdesk/core/shared';
import { z } from 'zod';
import {
  addressCell,
  audienceCell,
  colourCell,
  dayCell,
  dayOrInstantCell,
  digitsCell,
  emailCell,
  emptiable,
  emptied,
  removeItem,
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

/** The same, in which `[empty]` removes the text of a language. */
const EmptiableText = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, emptiable(z.string())])) as Record<
    Language,
    ReturnType<typeof emptiable<z.ZodString>>
  >,
);

/** The lists of `events.json`. */
export const ShowItem = z.strictObject({ id: digitsCell, name: text(200).optional() });

export const OrganizerItem = z.strictObject({
  name: text(200),
  email: emptiable(emailCell),
  phone: emptiable(text(50)),
  website: emptiable(addressCell),
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
  show: emptiable(digitsCell),
  organizer: emptiable(text(200)),
  refKey: emptiable(text(200)),
  uid: emptiable(text(200)),
  status: wordCell.optional(),
  eventType: emptiable(wordCell),
  startDate: dayCell.optional(),
  startTime: emptiable(timeCell),
  endDate: dayCell.optional(),
  endTime: emptiable(timeCell),
  timeZone: zoneCell.optional(),
  city: emptiable(text(200)),
  venue: emptiable(text(200)),
  floorPlanUrl: emptiable(addressCell),
  publicationStatus: wordCell.optional(),
  publicStartDate: emptiable(dayCell),
  publicEndDate: emptiable(dayCell),
  companyTypes: emptiable(text(5_000)),
  profileSettings: ProfileSettingsItem.optional(),
  contactEmail: emptiable(emailCell),
  archiveAt: emptiable(dayCell),
  testUsers: emptiable(text(5_000)),
  formerSlugs: z.array(slugCell).optional(),
});
export type EventItem = z.infer<typeof EventItem>;

const LOGO = 'A logo is { "file": …, "alt": … }, or "[empty]".';

export const SiteItem = z.strictObject({
  name: slugCell,
  event: slugCell.optional(),
  virtualFolder: slugCell.optional(),
  languages: z.array(z.enum(LANGUAGES)).min(1).optional(),
  brandColour: emptiable(colourCell),
  logo: z.union([emptied, z.strictObject({ file: text(200), alt: text(200) })], { error: LOGO }).optional(),
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
  name: words(SITE_IMAGE_NAME_MAX).optional(),
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
  remove: removeItem,
});
export type SiteImageItem = z.infer<typeof SiteImageItem>;

/** An entry of `messages.json`. */
export const MessageItem = z.strictObject({
  event: slugCell,
  ref: text(200),
  date: dayCell.optional(),
  title: EmptiableText.optional(),
  content: EmptiableText.optional(),
  link: z.strictObject({ href: emptiable(addressCell), title: EmptiableText.optional() }).optional(),
  audience: emptiable(audienceCell),
  publishFrom: emptiable(dayOrInstantCell),
  publishUntil: emptiable(dayOrInstantCell),
  remove: removeItem,
});
export type MessageItem = z.infer<typeof MessageItem>;
