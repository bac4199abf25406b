import { PRODUCT_FIELDS, type Product, type ProductPlace, productState } from '@fairdesk/core/products';
import { isApproved, SENT_BACK } from '@fairdesk/core/profile';
import { forEachField, inOrder } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { oncePerValue } from '../http/once-per-value.ts';
import type { CompanyStanding } from './company-standing.ts';
import { type Identifier, namesIn, type Resource, related } from './json-api.ts';
import { toDocument, toImage, toVideo } from './media-resources.ts';

const text = z.catch(z.string(), '');

const Attributes = z.object({
  version: z.catch(z.pipe(z.number(), z.transform(String)), '1'),
  ...forEachField(PRODUCT_FIELDS, text, z.catch(z.boolean(), false)),
  name: z.string(),
  registrationStatus: z.catch(z.string(), 'new'),
  publicationStatus: text,
  reviewReason: text,
  sortIndex: z.catch(z.number(), 0),
});

/** The fields to read of a product. */
export const PRODUCT_NAMES = namesIn(Attributes, 'images', 'videos', 'documents', 'categories');

const read = oncePerValue((attributes: Resource['attributes']) => Attributes.safeParse(attributes).data);

/** The position of a product; empty when {@link toProduct} is. */
export const toPlace = ({ id, attributes }: Resource): ProductPlace[] => {
  const data = read(attributes);
  return data ? [{ id, sortIndex: data.sortIndex }] : [];
};

/** Empty when the resource is not a valid product: one invalid row must not fail the whole list. */
export const toProduct = (
  resource: Resource,
  lookup: (identifier: Identifier) => Resource | undefined,
  standing: CompanyStanding,
): Product[] => {
  const data = read(resource.attributes);
  if (!data) return [];
  const all = (relation: string): readonly Resource[] =>
    related(resource, relation).flatMap((identifier) => lookup(identifier) ?? []);
  const { publicationStatus, reviewReason, ...content } = data;
  const product = {
    id: resource.id,
    ...content,
    images: inOrder(all('images').map(toImage)),
    videos: inOrder(all('videos').flatMap(toVideo)),
    documents: inOrder(all('documents').map(toDocument)),
    categories: related(resource, 'categories').map(({ id }) => id),
  };
  const { profileIsPublic, settings, today } = standing;
  const decided = {
    profileIsPublic,
    isApproved: isApproved(settings, publicationStatus),
    hideNovelty: settings.hideInnovativeProducts,
  };
  return [
    {
      ...product,
      state: productState(product, decided, today),
      ...(publicationStatus === SENT_BACK && { reviewReason }),
    },
  ];
};
