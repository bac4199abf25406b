import { createHash } from 'node:crypto';
import type { CompanyProfile, ProfileCard } from '@fairdesk/core/profile';
import { selectedIds } from '@fairdesk/core/profile';

/** The part of a profile that its cards contain. */
export type Cards = Pick<
  CompanyProfile,
  | 'companyname'
  | 'shortDescription'
  | 'longDescription'
  | 'companyType'
  | 'email'
  | 'isPublic'
  | 'brands'
  | 'texts'
  | 'address'
  | 'uris'
  | 'logo'
  | 'categories'
>;

/**
 * The versions of the cards, each a hash of the card's contents.
 *
 * The service's version covers the whole participation, so a new logo would make an open address form stale.
 */
export const cardVersions = (cards: Cards): Readonly<Record<ProfileCard, string>> => {
  const { companyname, shortDescription, longDescription, companyType, email, isPublic, brands, texts } =
    cards;
  const inOrder = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    account: markOf([
      companyname,
      shortDescription,
      longDescription,
      companyType,
      email.address,
      email.isPublic,
      isPublic,
      brands.map(({ id, name, deleted }) => [id, name, deleted]),
      inOrder.map(([language, text]) => [language, text.shortDescription, text.longDescription]),
    ]),
    address: markOf(Object.entries(cards.address).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    uris: markOf(cards.uris.map(({ type, url }) => [type, url])),
    logo: markOf(cards.logo?.id ?? ''),
    categories: markOf(selectedIds(cards.categories).toSorted()),
  };
};

const markOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
