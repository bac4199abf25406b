import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema } from '../media/index.ts';
import { LANGUAGES, URL_MAX } from '../shared/index.ts';
import { addressFields } from './address-fields.ts';
import { ANY_VERSION } from './company-profile.ts';
import { URI_TYPES } from './uris.ts';

const Descriptions = z.strictObject({ shortDescription: BodyTextSchema, longDescription: BodyTextSchema });

/** The maximum length of any list. */
const MOST = 500;

/** The request body that saves the company card. */
export const AccountBodySchema = z.strictObject({
  version: z.exactOptional(BodyIdSchema),
  companyname: BodyTextSchema,
  shortDescription: BodyTextSchema,
  longDescription: BodyTextSchema,
  companyType: BodyTextSchema,
  email: z.strictObject({ address: BodyTextSchema, isPublic: z.boolean() }),
  isPublic: z.boolean(),
  brands: z
    .array(z.strictObject({ id: z.exactOptional(BodyIdSchema), name: BodyTextSchema, deleted: z.boolean() }))
    .check(z.maxLength(MOST)),
  texts: z.partialRecord(z.enum(LANGUAGES), Descriptions),
});

/** The request body that saves the address. */
export const AddressBodySchema = z.strictObject({
  version: z.exactOptional(BodyIdSchema),
  ...addressFields(BodyTextSchema),
});

const Uris = z
  .array(z.strictObject({ type: z.enum(URI_TYPES), url: z.string().check(z.maxLength(URL_MAX)) }))
  .check(z.maxLength(URI_TYPES.length));

/**
 * The request body that saves the links; a bare list replaces them without a version check.
 *
 * Source: portal spec §7 "POST /uris (list of type and url)".
 */
export const UrisBodySchema = z.union([
  z.strictObject({ version: z.exactOptional(BodyIdSchema), uris: Uris }),
  z.pipe(
    Uris,
    z.transform((uris) => ({ version: ANY_VERSION, uris })),
  ),
]);

const Categories = z.array(BodyIdSchema).check(z.maxLength(MOST));

/**
 * The request body that saves the categories; a bare list replaces them without a version check.
 *
 * Source: portal spec §7 "POST /categories (category list)".
 */
export const CategoriesBodySchema = z.union([
  z.strictObject({ version: z.exactOptional(BodyIdSchema), categories: Categories }),
  z.pipe(
    Categories,
    z.transform((categories) => ({ version: ANY_VERSION, categories })),
  ),
]);
