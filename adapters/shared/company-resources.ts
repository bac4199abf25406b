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
import type { Resource } from './json-api.ts';
import { validPartial } from './valid-entries.ts';

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

const AddressAttributes = z.object({
  street1: text,
  street2: text,
  street3: text,
  street4: text,
  street5: text,
  street6: text,
  houseNumber: text,
  houseNumberAddition: text,
  city: text,
  postalCode: text,
  state: text,
  country: text,
});

/** Parses an address; a missing one becomes an empty address. */
export const toAddress = (resource: Resource | undefined): Address => {
  if (resource === undefined) return NO_ADDRESS;
  const { street1, street2, street3, street4, street5, street6, houseNumberAddition, ...rest } =
    AddressAttributes.parse(resource.attributes);
  const lines = [street1, street2, street3, street4, street5, street6];
  return {
    addressType: 'DEFAULT',
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
