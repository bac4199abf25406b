import type { Address, CompanyBrand, CompanyLogo, ProfileTexts, Uri } from '@fairdesk/core/profile';
import { oneTextPerLanguage, URI_TYPES } from '@fairdesk/core/profile';
import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { inKeyOrder } from '../in-key-order.ts';
import { validPartial } from '../valid-entries.ts';
import { validItems } from '../valid-items.ts';

/** What a company shows of itself. */
export interface ProfileContent {
  readonly companyname: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly companyType: string;
  readonly email: { readonly address: string; readonly isPublic: boolean };
  readonly isPublic: boolean;
  readonly texts: ProfileTexts;
  readonly brands: readonly CompanyBrand[];
  readonly address: Address;
  readonly uris: readonly Uri[];
  /** The ids of its categories. */
  readonly categories: readonly string[];
}

/** What a company changed of its profile and the organiser has not approved, as it is stored: only what differs. */
export type ProfileChanges = Partial<ProfileContent> & {
  /** `added`: the pending logo replaces the approved one. */
  readonly logo?: 'added' | 'removed';
  /** When the logo was removed; ISO. */
  readonly logoDeleted?: string;
};

const Text = z.string();
const Texts = z.object({ shortDescription: Text, longDescription: Text });

/** The valid items of a list; anything but a list is invalid. */
const list = <Item extends z.ZodMiniType>(item: Item) => z.pipe(z.array(z.unknown()), validItems(item));

const FIELDS: Readonly<Record<keyof ProfileChanges, z.ZodMiniType>> = {
  companyname: Text,
  shortDescription: Text,
  longDescription: Text,
  companyType: Text,
  email: z.object({ address: Text, isPublic: z.boolean() }),
  isPublic: z.boolean(),
  texts: z.pipe(z.record(Text, z.unknown()), validPartial(LANGUAGES, Texts)),
  brands: list(z.object({ id: Text, name: Text, deleted: z.boolean() })),
  address: z.object({
    addressType: z.literal('DEFAULT'),
    streets: z.array(Text),
    houseNumber: Text,
    addition: Text,
    city: Text,
    postalCode: Text,
    state: Text,
    country: Text,
  }),
  uris: list(z.object({ type: z.enum(URI_TYPES), url: Text })),
  categories: list(Text),
  logo: z.enum(['added', 'removed']),
  logoDeleted: Text,
};

const Stored = z.catch(z.record(Text, z.unknown()), {});

/** Reads stored {@link ProfileChanges}; empty when there are none. An invalid one costs no other. */
export const readProfileChanges = (stored: unknown): ProfileChanges => {
  const changes = Stored.parse(stored);
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, field]) => {
      const read = Object.hasOwn(changes, name) ? field.safeParse(changes[name]) : undefined;
      return read?.success ? [[name, read.data]] : [];
    }),
  );
};

/** The content with the changes: what the company itself sees. */
export const withChanges = (content: ProfileContent, changes: ProfileChanges): ProfileContent => {
  const { logo: _, logoDeleted: __, brands = [], ...rest } = changes;
  const changed = new Map(brands.map((brand) => [brand.id, brand]));
  const brandIds = new Set(content.brands.map(({ id }) => id));
  return oneTextPerLanguage({
    ...content,
    ...rest,
    brands: [
      ...content.brands.map((brand) => changed.get(brand.id) ?? brand),
      ...brands.filter(({ id }) => !brandIds.has(id)),
    ],
  });
};

/** The logo of a company with the changes. */
export const changedLogo = (
  { logo }: ProfileChanges,
  approved: CompanyLogo | undefined,
  pending: CompanyLogo | undefined,
): CompanyLogo | undefined => {
  if (logo === 'removed') return undefined;
  return logo === 'added' ? (pending ?? approved) : approved;
};

/** The changes that differ from the approved content. */
export const realChanges = (
  approved: ProfileContent,
  { brands = [], logo, logoDeleted, ...rest }: ProfileChanges,
): ProfileChanges => {
  const approvedBrands = new Map(approved.brands.map((brand) => [brand.id, brand]));
  const differing = brands.filter((brand) => {
    const before = approvedBrands.get(brand.id);
    return before ? !isSame(before, brand) : !brand.deleted;
  });
  const fields = Object.entries(rest).filter(
    ([name, value]) => !isSame(value, approved[name as keyof ProfileContent]),
  );
  return {
    ...Object.fromEntries(fields),
    ...(differing.length > 0 && { brands: differing }),
    ...(logo && { logo }),
    ...(logo === 'removed' && logoDeleted && { logoDeleted }),
  };
};

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** JSON with sorted keys, without absent values. */
const canonical = (value: unknown): string => JSON.stringify(value, inKeyOrder);
