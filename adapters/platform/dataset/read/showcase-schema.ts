import { DOCUMENT_TYPES, videoFromLink } from '@fairdesk/core/media';
import { NEWS_FIELDS } from '@fairdesk/core/news';
import { PRODUCT_FIELDS } from '@fairdesk/core/products';
import { URI_TYPES, type UriType } from '@fairdesk/core/profile';
import { NAME_MAX } from '@fairdesk/core/shared';
import { z } from 'zod';
import {
  emptiable,
  emptiableInEachLanguage,
  flagCell,
  listChangeCell,
  numberCell,
  slugCell,
  text,
  textThat,
} from './cell-schema.ts';
import { formColumns, linkColumn } from './form-columns.ts';

/**
 * The tables of company showcases, a property per column; `README.md` explains them to the organiser.
 *
 * Length limits are those of the product itself.
 */
const place = { event: slugCell, participation: text(200) };
/** Removes the row; a profile is emptied. */
const remove = flagCell.optional();

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
  ...emptiableInEachLanguage('name', text(200)),
  sortIndex: numberCell.optional(),
  remove,
});
export type CategoryRow = z.infer<typeof CategoryRow>;

/** A column for each kind of link: `uri_WEBSITE`. */
const links = Object.fromEntries(URI_TYPES.map((type) => [`uri_${type}`, linkColumn])) as Record<
  `uri_${UriType}`,
  typeof linkColumn
>;

export const ProfileRow = z.object({
  ...place,
  logo: emptiable(text(200)),
  ...emptiableInEachLanguage('shortDescription', text(50)),
  ...emptiableInEachLanguage('longDescription', text(500)),
  emailIsPublic: flagCell.optional(),
  street: emptiable(text(200)),
  houseNumber: emptiable(
    textThat(
      (number) => (/^\d{1,20}$/.test(number) ? number : undefined),
      (number) => `"${number}" is not a house number of digits; the rest goes into addition.`,
    ),
  ),
  addition: emptiable(text(50)),
  postalCode: emptiable(text(20)),
  city: emptiable(text(200)),
  state: emptiable(text(200)),
  country: emptiable(
    textThat(
      (country) => (/^[A-Z]{2}$/.test(country) ? country : undefined),
      (country) => `"${country}" is not a country of two capitals, such as NL.`,
    ),
  ),
  ...links,
  brands: listChangeCell.optional(),
  categories: listChangeCell.optional(),
  remove,
});
export type ProfileRow = z.infer<typeof ProfileRow>;

export const ProductRow = z.object({
  ...place,
  ...formColumns(PRODUCT_FIELDS),
  name: text(NAME_MAX),
  publicationStatus: statusCell.optional(),
  categories: listChangeCell.optional(),
  images: listChangeCell.optional(),
  remove,
});
export type ProductRow = z.infer<typeof ProductRow>;

export const NewsRow = z.object({
  ...place,
  ...formColumns(NEWS_FIELDS),
  header: text(NAME_MAX),
  publicationStatus: statusCell.optional(),
  image: emptiable(text(200)),
  remove,
});
export type NewsRow = z.infer<typeof NewsRow>;

export const DocumentRow = z.object({
  ...place,
  product: text(200).optional(),
  title: text(50),
  description: emptiable(text(500)),
  type: z.enum(DOCUMENT_TYPES, { error: `The type is one of ${DOCUMENT_TYPES.join(', ')}.` }).optional(),
  file: text(200).optional(),
  remove,
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const VideoRow = z.object({ ...place, product: text(200).optional(), link: videoCell, remove });
export type VideoRow = z.infer<typeof VideoRow>;
