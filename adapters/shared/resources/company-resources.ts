import {
  type Address,
  type CompanyBrand,
  NO_ADDRESS,
  oneTextPerLanguage,
  STREET_LINES,
  URI_TYPES,
  type Uri,
} from '@fairdesk/core/profile';
import { isLanguage, LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { validPartial } from '../valid-entries.ts';
import type { Resource } from './json-api.ts';

const text = z.catch(z.string(), '');
const flag = z.catch(z.boolean(), false);

const Attributes = z.object({
  name: text,
  organizationName: text,
  shortDescription: text,
  longDescription: text,
  companyType: text,
  email: text,
  emailIsPublic: flag,
  isPublic: flag,
  slug: text,
  formerSlugs: text,
  logoUrl: text,
  logoDeleted: text,
  profileReview: text,
  profileReason: text,
  texts: validPartial(LANGUAGES, z.object({ shortDescription: text, longDescription: text })),
});

/** A company from its participation, with one text per language, empty when missing. */
export const toCompany = ({ attributes }: Resource) => {
  const read = Attributes.parse(attributes);
  return oneTextPerLanguage({
    ...read,
    name: read.name || read.organizationName,
  });
};

/** The stored texts of a company in languages that no form edits. */
export const toOtherTexts = ({ attributes }: Resource): Readonly<Record<string, unknown>> => {
  const stored = Object.entries(Texts.parse(attributes.texts));
  return Object.fromEntries(stored.filter(([language]) => !isLanguage(language)));
};

const Texts = z.catch(z.record(z.string(), z.unknown()), {});

/** The type of the address that a company edits and visitors see; others are for invoices. */
export const DEFAULT_ADDRESS: Address['addressType'] = 'DEFAULT';

const AddressType = z.catch(z.string(), DEFAULT_ADDRESS);

/** Whether it is the address that a company edits and visitors see; one without a type is. */
export const isDefaultAddress = ({ attributes }: Resource): boolean =>
  AddressType.parse(attributes.addressType) === DEFAULT_ADDRESS;

/** A text of an address; some services send house numbers and postal codes as numbers. */
const line = z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), '');

/** The code of a country in capitals, which the form expects. */
const country = z.pipe(
  text,
  z.transform((code) => (/^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code)),
);

const AddressAttributes = z.object({
  street1: line,
  street2: line,
  street3: line,
  street4: line,
  street5: line,
  street6: line,
  houseNumber: line,
  houseNumberAddition: line,
  city: line,
  postalCode: line,
  state: line,
  country,
});

/** Parses an address; a missing one becomes an empty address. */
export const toAddress = (resource: Resource | undefined): Address => {
  if (resource === undefined) return NO_ADDRESS;
  const { street1, street2, street3, street4, street5, street6, houseNumberAddition, ...rest } =
    AddressAttributes.parse(resource.attributes);
  const lines = [street1, street2, street3, street4, street5, street6];
  return {
    addressType: DEFAULT_ADDRESS,
    streets: lines.slice(0, lines.findLastIndex((line) => line !== '') + 1),
    addition: houseNumberAddition,
    ...rest,
  };
};

/** The attributes of an address when it is saved. */
export const addressAttributes = ({ streets, addition, ...rest }: Address) => ({
  ...Object.fromEntries(
    Array.from({ length: STREET_LINES }, (_, place) => [`street${place + 1}`, streets[place] ?? '']),
  ),
  houseNumberAddition: addition,
  ...rest,
});

const UriAttributes = z.object({ uriType: z.enum(URI_TYPES), url: z.string() });

/** A link with the id of its resource. */
export interface StoredUri extends Uri {
  readonly id: string;
}

/** The links of a known type, ordered by type. */
export const toStoredUris = (resources: readonly Resource[]): readonly StoredUri[] =>
  resources
    .flatMap(({ id, attributes }) => {
      const read = UriAttributes.safeParse(attributes);
      return read.success ? [{ id, type: read.data.uriType, url: read.data.url }] : [];
    })
    .toSorted((one, other) => URI_TYPES.indexOf(one.type) - URI_TYPES.indexOf(other.type));

/** {@link toStoredUris} without the ids. */
export const toUris = (resources: readonly Resource[]): readonly Uri[] =>
  toStoredUris(resources).map(({ type, url }) => ({ type, url }));

const BrandAttributes = z.object({ name: z.string(), deleted: flag });

export const toBrands = (resources: readonly Resource[]): readonly CompanyBrand[] =>
  resources.flatMap(({ id, attributes }) => {
    const read = BrandAttributes.safeParse(attributes);
    return read.success ? [{ id, ...read.data }] : [];
  });
