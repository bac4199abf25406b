import {
  PRODUCT_FIELDS,
  type ProductForm,
  type ProductList,
  type ProductPlace,
} from '@fairdesk/core/products';
import { productLimit } from '@fairdesk/core/profile';
import { inOrder } from '@fairdesk/core/shared';
import type * as z from 'zod/mini';
import { attributesOf } from '../shared/resources/attributes-of.ts';
import { type CompanyStanding, readStanding, STANDING_FIELDS } from '../shared/resources/company-standing.ts';
import { includedIn, type OneDocument, type Resource, related } from '../shared/resources/json-api.ts';
import { MEDIA_FIELDS } from '../shared/resources/media-resources.ts';
import { PRODUCT_NAMES, toPlace, toProduct } from '../shared/resources/product-resource.ts';

/** A participation with its products and all their data. */
export type ShelfDocument = z.infer<typeof OneDocument>;

/** All products of one participation, with its standing and its event. */
export interface Shelf extends CompanyStanding {
  readonly document: ShelfDocument;
  readonly fair: Resource;
  readonly list: ProductList;
  readonly event: string;
}

const COMPANY_FIELDS = `${STANDING_FIELDS.participations},event,products`;

/** The query of a shelf: a participation with its products and all their data, in one request. */
export const SHELF_QUERY = {
  include: 'products.images,products.videos,products.documents,products.categories',
  fields: {
    participations: COMPANY_FIELDS,
    categories: 'name',
    products: PRODUCT_NAMES,
    ...MEDIA_FIELDS,
  },
};

/** The query of a participation with its products, without what belongs to them: enough to add one. */
export const PLACES_QUERY = {
  include: 'products',
  fields: { participations: COMPANY_FIELDS, products: PRODUCT_NAMES },
};

/** The positions of the products of a shelf. */
export const toPlaces = ({ included = [] }: ShelfDocument): readonly ProductPlace[] =>
  included.filter(({ type }) => type === 'products').flatMap(toPlace);

/** The event of a participation. */
export const eventIn = ({ data }: ShelfDocument): string => related(data, 'event')[0]?.id ?? '';

/** @param fair the event, with the fields of its standing */
export const toShelf = (document: ShelfDocument, fair: Resource, now: Date): Shelf => {
  const lookup = includedIn(document);
  const { data } = document;
  const standing = readStanding(data, fair, now);
  const items = inOrder(
    related(data, 'products').flatMap((identifier) => {
      const product = lookup(identifier);
      return product ? toProduct(product, lookup, standing) : [];
    }),
  );
  const max = productLimit(standing.settings, standing.participationType);
  const limit = { used: items.length, ...(max !== undefined && { max }) };
  return { ...standing, document, fair, event: fair.id, list: { items, limit } };
};

/** The attributes of a product when its dialog is saved. */
export const productAttributes = (form: ProductForm) => attributesOf(PRODUCT_FIELDS, form);
