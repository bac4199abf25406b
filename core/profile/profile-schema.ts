import * as z from 'zod/mini';
import { LANGUAGES, type ParticipationId, participationIdOf } from '../shared/index.ts';
import { addressFromAnswer } from './address-answer.ts';
import { AddressAnswerSchema } from './address-schema.ts';
import type { MainGroup } from './categories.ts';
import type { CompanyProfile } from './company-profile.ts';
import { FILL_WEIGHTS, type ProfilePart } from './completeness.ts';
import { PROFILE_TABS } from './tabs.ts';
import { URI_TYPES } from './uris.ts';

const Text = z.string();
const Texts = z.object({ shortDescription: Text, longDescription: Text });

const Named = { id: Text, name: Text, language: z.exactOptional(z.enum(LANGUAGES)) };
const Leaf = z.object({ ...Named, selected: z.boolean() });
const Group = z.object({ ...Named, children: z.array(Leaf) });
const Main = z.object({ ...Named, children: z.array(Group) });

/** The whole profile, as the server sends it. */
export const CompanyProfileSchema = z.pipe(
  z.object({
    id: z.custom<ParticipationId>((id) => typeof id === 'string' && participationIdOf(id) !== undefined),
    version: z.object({ account: Text, address: Text, uris: Text, logo: Text, categories: Text }),
    companyname: Text,
    shortDescription: Text,
    longDescription: Text,
    companyType: Text,
    companyTypes: z.array(Text),
    email: z.object({ address: Text, isPublic: z.boolean() }),
    isPublic: z.boolean(),
    slug: Text,
    fillFactor: z.number(),
    missing: z.array(z.enum(Object.keys(FILL_WEIGHTS) as ProfilePart[])),
    brands: z.array(z.object({ id: Text, name: Text, deleted: z.boolean() })),
    address: AddressAnswerSchema,
    uris: z.array(z.object({ type: z.enum(URI_TYPES), url: Text })),
    logo: z.nullable(z.object({ id: Text, url: Text })),
    formerLogo: z.nullable(z.object({ id: Text, url: Text, deleted: Text })),
    review: z.nullable(z.strictObject({ reason: z.exactOptional(Text) })),
    categories: z.array(Main),
    categoryLimit: z.nullable(z.number()),
    permissions: z.object({
      canEdit: z.boolean(),
      canPublish: z.boolean(),
      hidden: z.array(z.enum(PROFILE_TABS)),
      hideCategories: z.boolean(),
      hideCompanyTypes: z.boolean(),
      hideInnovativeProducts: z.boolean(),
      asksApproval: z.boolean(),
    }),
    texts: z.partialRecord(z.enum(LANGUAGES), Texts),
    participationType: Text,
    listAddress: Text,
    excludedTypes: Text,
  }),
  z.transform(
    ({
      version,
      logo,
      formerLogo,
      review,
      permissions,
      address,
      categories,
      categoryLimit,
      ...rest
    }): CompanyProfile => {
      const { hidden, ...allowed } = permissions;
      return {
        ...rest,
        ...allowed,
        versions: version,
        hiddenTabs: hidden,
        address: addressFromAnswer(address),
        categories: categories.map(mainFromAnswer),
        ...(categoryLimit !== null && { categoryLimit }),
        ...(logo && { logo }),
        ...(formerLogo && { formerLogo }),
        ...(review && { review }),
      };
    },
  ),
);

const mainFromAnswer = ({ children, ...main }: z.infer<typeof Main>): MainGroup => ({
  ...main,
  groups: children.map(({ children: categories, ...group }) => ({ ...group, categories })),
});
