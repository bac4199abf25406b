import type { ProductForm, ProductList } from '@fairdesk/core/products';
import { productLimit } from '@fairdesk/core/profile';
import { inOrder, type PerField } from '@fairdesk/core/shared';
import type * as z from 'zod/mini';
import { type CompanyStanding, readStanding, STANDING_FIELDS } from '../shared/company-standing.ts';
import { includedIn, type OneDocument, related } from '../shared/json-api.ts';
import { MEDIA_FIELDS } from '../shared/media-resources.ts';
import { PRODUCT_FIELDS, toProduct } from '../shared/product-resource.ts';

/** All products of one participation, with its standing and its event. */
export interface Shelf extends CompanyStanding {
  readonly list: ProductList;
  readonly event: string;
}

/** The query of a shelf: a participation with its products and all their data, in one request. */
export const SHELF_QUERY = {
  include: 'event,products.images,products.videos,products.documents,products.categories',
  fields: {
    ...STANDING_FIELDS,
    participations: `${STANDING_FIELDS.participations},event,products`,
    categories: 'name',
    products: PRODUCT_FIELDS,
    ...MEDIA_FIELDS,
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

/** The attributes of a product when its dialog is saved. */
export const productAttributes = (form: ProductForm) =>
  ({
    name: form.name,
    shortDescription: form.shortDescription,
    longDescription: form.longDescription,
    url: form.url,
    introductionDate: form.introductionDate || null,
    publicFrom: form.publicFrom || null,
    publicUntil: form.publicUntil || null,
    isNovelty: form.isNovelty,
  }) satisfies PerField<ProductForm>;
