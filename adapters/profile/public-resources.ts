import type { CompanyDocument, Video } from '@fairdesk/core/media';
import type { NewsItem } from '@fairdesk/core/news';
import {
  type ExhibitorSummary,
  offersTab,
  onlySelected,
  type ProfileTab,
  type PublicDocument,
  type PublicNews,
  type PublicProfile,
  type PublicVideo,
  visibleDescriptions,
} from '@fairdesk/core/profile';
import { inOrder, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { CATEGORY_FIELDS, categoryNames, toCategoryTree } from '../shared/resources/category-tree.ts';
import {
  isDefaultAddress,
  toAddress,
  toBrands,
  toCompany,
  toUris,
} from '../shared/resources/company-resources.ts';
import { type CompanyStanding, readStanding, STANDING_FIELDS } from '../shared/resources/company-standing.ts';
import { type Identifier, type Resource, related } from '../shared/resources/json-api.ts';
import { MEDIA_FIELDS, toDocument, toVideo } from '../shared/resources/media-resources.ts';
import { NEWS_NAMES } from '../shared/resources/news-resource.ts';
import { toPublicNewsItem } from '../shared/resources/public-news-item.ts';

const SUMMARY = 'name,organizationName,shortDescription,texts,slug,logoUrl,stands,categories';

/** The query of a list page. */
export const SUMMARY_QUERY = {
  include: 'stands,categories',
  fields: { participations: SUMMARY, stands: 'standNumber,hall', categories: CATEGORY_FIELDS },
};

/** The query for slugs only. */
export const SLUG_QUERY = { fields: { participations: 'slug' } };

/** The query of one company: excludes its contact persons, tasks and permissions. */
export const PUBLIC_QUERY = {
  include: 'event.categories,stands,categories,addresses,uris,brands,documents,videos,news-items.images',
  fields: {
    participations: `${SUMMARY},${STANDING_FIELDS.participations},longDescription,companyType,email,emailIsPublic,event,addresses,uris,brands,documents,videos,news-items`,
    events: `${STANDING_FIELDS.events},categories`,
    stands: 'standNumber,hall',
    categories: CATEGORY_FIELDS,
    'news-items': `${NEWS_NAMES},approvedVersion`,
    ...MEDIA_FIELDS,
  },
};

const text = z.catch(z.string(), '');

/** The slug of a company fetched with {@link SLUG_QUERY}; empty when it has none. */
export const slugIn = ({ attributes }: Resource): string => text.parse(attributes.slug);

type Lookup = (identifier: Identifier) => Resource | undefined;

const Stand = z.object({ standNumber: z.string(), hall: text });

const all = (resource: Resource, relation: string, lookup: Lookup): readonly Resource[] =>
  related(resource, relation).flatMap((identifier) => lookup(identifier) ?? []);

/** The name of a company. */
export const nameOf = (resource: Resource): string => toCompany(resource).name;

/** A company as a list item. */
export const toSummary = (resource: Resource, lookup: Lookup, language: Language): ExhibitorSummary => {
  const company = toCompany(resource);
  const { name, slug, logoUrl } = company;
  const { shortDescription, languages } = visibleDescriptions(company, language);
  return {
    name,
    slug,
    logoUrl,
    shortDescription,
    ...(languages.shortDescription && { languages: { shortDescription: languages.shortDescription } }),
    stands: standsOf(resource, lookup),
    halls: hallsOf(resource, lookup),
    categories: categoryNames(all(resource, 'categories', lookup), language),
  };
};

/** What visitors see of a company but its products. */
type CompanyProfile = Omit<PublicProfile, 'products' | 'productPage' | 'productTotal'>;

/** A company for its public page; a tab that is hidden from its participation type is empty. */
export const toPublicProfile = (
  resource: Resource,
  event: Resource,
  lookup: Lookup,
  language: Language,
  now: Date,
): CompanyProfile => {
  const standing = readStanding(resource, event, now);
  const company = toCompany(resource);
  const { name, slug, logoUrl, companyType, email, emailIsPublic } = company;
  const chosen = all(resource, 'categories', lookup);
  const fair = all(resource, 'event', lookup)[0] ?? event;
  const tree = toCategoryTree(all(fair, 'categories', lookup), idsOf(chosen), language);
  const { settings, participationType } = standing;
  const ifOffered = <T>(tab: ProfileTab, items: () => readonly T[]): readonly T[] =>
    offersTab(settings, participationType, tab) ? items() : [];
  const hasMail = emailIsPublic && email !== '';
  return {
    name,
    slug,
    logoUrl,
    ...visibleDescriptions(company, language),
    companyType: settings.hideCompanyTypes ? '' : companyType,
    ...(hasMail && { email }),
    brands: toBrands(all(resource, 'brands', lookup)).flatMap((brand) => (brand.deleted ? [] : brand.name)),
    stands: standsOf(resource, lookup),
    halls: hallsOf(resource, lookup),
    address: toAddress(addressOf(resource, lookup)),
    uris: toUris(all(resource, 'uris', lookup)),
    categories: settings.hideCategories ? [] : onlySelected(tree),
    news: ifOffered('news', () => newsOf(resource, lookup, standing)),
    documents: ifOffered('documents', () =>
      inOrder(all(resource, 'documents', lookup).map(toDocument)).flatMap(publicDocument),
    ),
    videos: ifOffered('videos', () =>
      inOrder(all(resource, 'videos', lookup).flatMap(toVideo)).map(publicVideo),
    ),
  };
};

/** The stands of a company. */
export const standsOf = (resource: Resource, lookup: Lookup): readonly string[] =>
  all(resource, 'stands', lookup).flatMap(({ attributes }) => {
    const stand = Stand.safeParse(attributes);
    return stand.success ? [stand.data.standNumber] : [];
  });

/** The halls of its stands, without duplicates. */
export const hallsOf = (resource: Resource, lookup: Lookup): readonly string[] => {
  const halls = all(resource, 'stands', lookup).map(
    ({ attributes }) => Stand.safeParse(attributes).data?.hall,
  );
  return [...new Set(halls.flatMap((hall) => hall || []))];
};

/** The country of the public address of a company; empty for none. */
export const countryOf = (resource: Resource, lookup: Lookup): string =>
  text.parse(addressOf(resource, lookup)?.attributes.country);

const addressOf = (resource: Resource, lookup: Lookup): Resource | undefined =>
  all(resource, 'addresses', lookup).find(isDefaultAddress);

const idsOf = (resources: readonly Resource[]): ReadonlySet<string> => new Set(resources.map(({ id }) => id));

const newsOf = (resource: Resource, lookup: Lookup, standing: CompanyStanding): readonly PublicNews[] =>
  inOrder(all(resource, 'news-items', lookup).flatMap((one) => toPublicNewsItem(one, lookup, standing)))
    .filter(({ state }) => state === 'public')
    .map(publicNews);

const publicNews = ({
  id,
  header,
  introduction,
  text,
  author,
  url,
  validFrom,
  image,
}: NewsItem): PublicNews => ({
  id,
  header,
  introduction,
  text,
  author,
  url,
  date: validFrom,
  ...(image && { image }),
});

/** Empty for a document that is held back. */
export const publicDocument = ({
  id,
  title,
  description,
  type,
  url,
  held,
}: CompanyDocument): PublicDocument[] => (held === undefined ? [{ id, title, description, type, url }] : []);

export const publicVideo = ({ version: _version, ...video }: Video): PublicVideo => video;
