import { type Product, type ProductForm, type ProductList, productState } from '@fairdesk/core/products';
import { productLimit } from '@fairdesk/core/profile';
import { inOrder } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { type CompanyStanding, readStanding, STANDING_FIELDS } from '../shared/company-standing.ts';
import { type Identifier, includedIn, type OneDocument, type Resource, related } from '../shared/json-api.ts';
import { toDocument, toImage, toVideo } from '../shared/media-resources.ts';

const text = z.catch(z.string(), '');

const Attributes = z.object({
  version: z.catch(z.pipe(z.number(), z.transform(String)), '1'),
  name: z.string(),
  shortDescription: text,
  longDescription: text,
  url: text,
  introductionDate: text,
  publicFrom: text,
  publicUntil: text,
  isNovelty: z.catch(z.boolean(), false),
  registrationStatus: z.catch(z.string(), 'new'),
  sortIndex: z.catch(z.number(), 0),
});

/** All products of one participation, how it stands, and which event it is of. */
export interface Shelf extends CompanyStanding {
  readonly list: ProductList;
  readonly event: string;
}

/** What is asked of the service: a participation with its products and all that is theirs, in one request. */
export const SHELF_QUERY = {
  include: 'event,products.images,products.videos,products.documents,products.categories',
  fields: {
    ...STANDING_FIELDS,
    participations: `${STANDING_FIELDS.participations},event,products`,
    categories: 'name',
    products:
      'version,name,shortDescription,longDescription,url,introductionDate,publicFrom,publicUntil,isNovelty,registrationStatus,sortIndex,images,videos,documents,categories',
    images: 'title,mediaUrl,mediaLength,sortIndex,thumbnailUrls',
    videos: 'version,videoType,videoId,title,description,sortIndex',
    documents: 'version,title,description,documentType,mediaUrl,sortIndex',
  },
};

export const toShelf = (document: z.infer<typeof OneDocument>, now: Date): Shelf => {
  const lookup = includedIn(document);
  const { data } = document;
  const event = related(data, 'event')[0];
  const standing = readStanding(data, event && lookup(event), now);
  const items = inOrder(
    related(data, 'products').flatMap((identifier) => {
      const product = lookup(identifier);
      return product ? toProduct(product, lookup, standing) : [];
    }),
  );
  const max = productLimit(standing.settings, standing.participationType);
  const limit = { used: items.length, ...(max !== undefined && { max }) };
  return { ...standing, event: event?.id ?? '', list: { items, limit } };
};

/** None where the resource is no product we can read: one faulty row must not cost the whole list. */
const toProduct = (
  resource: Resource,
  lookup: (identifier: Identifier) => Resource | undefined,
  standing: CompanyStanding,
): Product[] => {
  const read = Attributes.safeParse(resource.attributes);
  if (!read.success) return [];
  const all = (relation: string): readonly Resource[] =>
    related(resource, relation).flatMap((identifier) => lookup(identifier) ?? []);
  const product = {
    id: resource.id,
    ...read.data,
    images: inOrder(all('images').map(toImage)),
    videos: inOrder(all('videos').flatMap(toVideo)),
    documents: inOrder(all('documents').map(toDocument)),
    categories: related(resource, 'categories').map(({ id }) => id),
  };
  const { profileIsPublic, settings, today } = standing;
  const hideNovelty = settings.hideInnovativeProducts;
  return [
    { ...product, state: productState(product, { profileIsPublic, isApproved: true, hideNovelty }, today) },
  ];
};

/** The attributes a product's dialog is saved with. */
export const productAttributes = (form: ProductForm) => ({
  name: form.name,
  shortDescription: form.shortDescription,
  longDescription: form.longDescription,
  url: form.url,
  introductionDate: form.introductionDate || null,
  publicFrom: form.publicFrom || null,
  publicUntil: form.publicUntil || null,
  isNovelty: form.isNovelty,
});
