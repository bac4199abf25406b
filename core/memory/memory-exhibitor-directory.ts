import { errAsync, okAsync } from 'neverthrow';
import {
  type ExhibitorDirectory,
  type ExhibitorSummary,
  exhibitorFacets,
  facetValues,
  letterOf,
  type ProductSpot,
  type PublicProfile,
} from '../profile/index.ts';
import { slugOf } from '../shared/index.ts';

/** A company in memory; include only what visitors may see. */
export interface StoredExhibitor {
  /** With all its products. */
  readonly profile: PublicProfile;
  /** Former slugs, which redirect to the current one. */
  readonly formerSlugs?: readonly string[];
}

/** A directory of these companies, for every event and language. */
export const memoryExhibitorDirectory = (exhibitors: readonly StoredExhibitor[]): ExhibitorDirectory => ({
  list: (_event, _language, query) => {
    const { search = '', letter, hall, category, country, hasNovelty, withLogo, offset, limit } = query;
    const matches = exhibitors
      .map(({ profile }) => profile)
      .filter(({ name }) => slugOf(name).includes(slugOf(search)))
      .filter(({ name }) => letter === undefined || letterOf(name) === letter)
      .filter(({ halls }) => hall === undefined || halls.includes(hall))
      .filter((profile) => category === undefined || leavesOf(profile).some(({ id }) => id === category))
      .filter(({ logoUrl }) => !withLogo || logoUrl !== '')
      .filter(({ address }) => country === undefined || address.country === country)
      .filter((profile) => !hasNovelty || showsNovelty(profile))
      .toSorted((one, other) => (slugOf(one.name) < slugOf(other.name) ? -1 : 1));
    return okAsync({ items: matches.slice(offset, offset + limit).map(summaryOf), total: matches.length });
  },
  slugs: (_event, { offset, limit }) => {
    const items = exhibitors.slice(offset, offset + limit).map(({ profile }) => profile.slug);
    return okAsync({ items, total: exhibitors.length });
  },
  facets: () => {
    const profiles = exhibitors.map(({ profile }) => profile);
    const sources = profiles.map((profile) => ({
      ...profile,
      categories: leavesOf(profile).map(({ id }) => id),
      country: profile.address.country,
    }));
    const mains = profiles.flatMap(({ categories }) => categories);
    const tree = [...new Map(mains.map((main) => [main.id, main])).values()];
    return okAsync(exhibitorFacets(facetValues(sources), tree, profiles.some(showsNovelty)));
  },
  find: (_event, slug, _language, spot) => {
    const exhibitor =
      exhibitors.find(({ profile }) => profile.slug === slug) ??
      exhibitors.find(({ formerSlugs = [] }) => formerSlugs.includes(slug));
    return exhibitor === undefined
      ? errAsync({ kind: 'not-found', what: 'the exhibitor' })
      : okAsync(withProductsAt(exhibitor.profile, spot));
  },
});

const withProductsAt = (profile: PublicProfile, { limit, page, product }: ProductSpot): PublicProfile => {
  const { products } = profile;
  const index = products.findIndex(({ id }) => id === product);
  const productPage = index < 0 ? page : Math.floor(index / limit) + 1;
  return {
    ...profile,
    products: products.slice((productPage - 1) * limit, productPage * limit),
    productPage,
    productTotal: products.length,
  };
};

const showsNovelty = ({ products }: PublicProfile): boolean => products.some(({ isNovelty }) => isNovelty);

const leavesOf = ({ categories }: PublicProfile) =>
  categories.flatMap(({ groups }) => groups.flatMap((group) => group.categories));

const summaryOf = (profile: PublicProfile): ExhibitorSummary => ({
  name: profile.name,
  slug: profile.slug,
  shortDescription: profile.shortDescription,
  logoUrl: profile.logoUrl,
  stands: profile.stands,
  halls: profile.halls,
  categories: leavesOf(profile).map(({ name }) => name),
});
