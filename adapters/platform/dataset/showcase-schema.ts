import { DOCUMENT_TYPES, videoFromLink } from '@fairdesk/core/media';
import { URI_TYPES, type UriType } from '@fairdesk/core/profile';
import { withScheme } from '@fairdesk/core/shared';
import { z } from 'zod';
import {
  dayCell,
  emailCell,
  flagCell,
  inEachLanguage,
  listCell,
  numberCell,
  slugCell,
  text,
  textThat,
} from './cell-schema.ts';

/**
 * The tables of company showcases, a property per column; `README.md` explains them to the organiser.
 *
 * Length limits are those of the product itself.
 */
const place = { event: slugCell, participation: text(200) };

/** The organiser's review of a product or a news item, for events that require approval. */
const statusCell = textThat(
  (status) => (['PUBLIC', 'IN_REVIEW', 'SENT_BACK'].includes(status) ? status : undefined),
  (status) => `"${status}" is none of PUBLIC, IN_REVIEW, SENT_BACK.`,
);
const videoCell = textThat(
  (link) => videoFromLink(link),
  (link) => `"${link}" leads to no YouTube or Vimeo video.`,
);

export const CategoryRow = z.object({
  event: slugCell,
  code: text(200),
  parent: text(200).optional(),
  ...inEachLanguage('name', text(200)),
  sortIndex: numberCell.optional(),
});
export type CategoryRow = z.infer<typeof CategoryRow>;

/** A column for each kind of link: `uri_WEBSITE`. */
const links = Object.fromEntries(
  URI_TYPES.map((type) => [`uri_${type}`, text(2048).transform(withScheme).optional()]),
) as Record<
  `uri_${UriType}`,
  z.ZodOptional<z.ZodPipe<ReturnType<typeof text>, z.ZodTransform<string, string>>>
>;

export const ProfileRow = z.object({
  ...place,
  logo: text(200).optional(),
  ...inEachLanguage('shortDescription', text(50)),
  ...inEachLanguage('longDescription', text(500)),
  emailIsPublic: flagCell.optional(),
  street: text(200).optional(),
  houseNumber: textThat(
    (number) => (/^\d{1,20}$/.test(number) ? number : undefined),
    (number) => `"${number}" is not a house number of digits; the rest goes into addition.`,
  ).optional(),
  addition: text(50).optional(),
  postalCode: text(20).optional(),
  city: text(200).optional(),
  state: text(200).optional(),
  country: textThat(
    (country) => (/^[A-Z]{2}$/.test(country) ? country : undefined),
    (country) => `"${country}" is not a country of two capitals, such as NL.`,
  ).optional(),
  ...links,
  brands: listCell.optional(),
  categories: listCell.optional(),
});
export type ProfileRow = z.infer<typeof ProfileRow>;

export const ProductRow = z.object({
  ...place,
  name: text(200),
  shortDescription: text(150).optional(),
  longDescription: text(500).optional(),
  url: text(2048).transform(withScheme).optional(),
  introductionDate: dayCell.optional(),
  publicFrom: dayCell.optional(),
  publicUntil: dayCell.optional(),
  isNovelty: flagCell.optional(),
  publicationStatus: statusCell.optional(),
  categories: listCell.optional(),
  images: listCell.optional(),
});
export type ProductRow = z.infer<typeof ProductRow>;

export const NewsRow = z.object({
  ...place,
  header: text(200),
  introduction: text(1500).optional(),
  text: text(10_000).optional(),
  author: text(200).optional(),
  authorEmail: emailCell.optional(),
  url: text(2048).transform(withScheme).optional(),
  validFrom: dayCell.optional(),
  validTo: dayCell.optional(),
  publicationStatus: statusCell.optional(),
  image: text(200).optional(),
});
export type NewsRow = z.infer<typeof NewsRow>;

export const DocumentRow = z.object({
  ...place,
  product: text(200).optional(),
  title: text(50),
  description: text(500).optional(),
  type: z.enum(DOCUMENT_TYPES, { error: `The type is one of ${DOCUMENT_TYPES.join(', ')}.` }).optional(),
  file: text(200).optional(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const VideoRow = z.object({ ...place, product: text(200).optional(), link: videoCell });
export type VideoRow = z.infer<typeof VideoRow>;
