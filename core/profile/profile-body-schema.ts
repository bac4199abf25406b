import * as z from 'zod/mini';
import { LANGUAGES, URL_MAX } from '../shared/index.ts';
import { addressFields } from './address-fields.ts';
import { URI_TYPES } from './uris.ts';

/** Longer than any field may be: what is too long for its field is told by the rules, with its limit. */
const Text = z.string().check(z.maxLength(20_000));
const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Version = z.string().check(z.minLength(1), z.maxLength(64));
const Descriptions = z.strictObject({ shortDescription: Text, longDescription: Text });

/** The most of anything that comes as a list. */
const MOST = 500;

/** What the browser sends to save the card of a company. */
export const AccountBodySchema = z.strictObject({
  version: Version,
  companyname: Text,
  shortDescription: Text,
  longDescription: Text,
  companyType: Text,
  email: z.strictObject({ address: Text, isPublic: z.boolean() }),
  isPublic: z.boolean(),
  brands: z
    .array(z.strictObject({ id: z.exactOptional(Id), name: Text, deleted: z.boolean() }))
    .check(z.maxLength(MOST)),
  texts: z.partialRecord(z.enum(LANGUAGES), Descriptions),
});

/** What the browser sends to save the address. */
export const AddressBodySchema = z.strictObject({ version: Version, ...addressFields(Text) });

/** What the browser sends to save the links. Source: portal spec §7 "POST /uris (list of type and url)". */
export const UrisBodySchema = z.strictObject({
  version: Version,
  uris: z
    .array(z.strictObject({ type: z.enum(URI_TYPES), url: z.string().check(z.maxLength(URL_MAX)) }))
    .check(z.maxLength(URI_TYPES.length)),
});

/** What the browser sends to save the categories. Source: portal spec §7 "POST /categories (category list)". */
export const CategoriesBodySchema = z.strictObject({
  version: Version,
  categories: z.array(Id).check(z.maxLength(MOST)),
});
