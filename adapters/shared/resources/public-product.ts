import type { CompanyDocument } from '@fairdesk/core/media';
import { type Product, productState } from '@fairdesk/core/products';
import { isApproved } from '@fairdesk/core/profile';
import { ApprovedProductSchema } from './approved-product.ts';
import type { CompanyStanding } from './company-standing.ts';
import type { Identifier, Resource } from './json-api.ts';
import { toDocument } from './media-resources.ts';
import { toProduct } from './product-resource.ts';

type Lookup = (identifier: Identifier) => Resource | undefined;

/**
 * A product as visitors see it: during the review of a change, the version that was approved last. Empty when
 * no version is approved.
 */
export const toPublicProduct = (
  resource: Resource,
  lookup: Lookup,
  standing: CompanyStanding,
): readonly Product[] =>
  toProduct(resource, lookup, standing).flatMap((product) => {
    const { profileIsPublic, settings, today } = standing;
    if (isApproved(settings, statusOf(resource))) return [product];
    const approved = ApprovedProductSchema.safeParse(resource.attributes.approvedVersion);
    if (!approved.success) return [];
    const decided = { profileIsPublic, isApproved: true, hideNovelty: settings.hideInnovativeProducts };
    const visible = { ...product, ...approved.data, documents: approved.data.documents.map(checked(lookup)) };
    return [{ ...visible, state: productState(visible, decided, today) }];
  });

const statusOf = ({ attributes: { publicationStatus } }: Resource): string =>
  typeof publicationStatus === 'string' ? publicationStatus : '';

/** A document that is still stored is held back for as long as its check says. */
const checked =
  (lookup: Lookup) =>
  ({ held, ...document }: CompanyDocument): CompanyDocument => {
    const stored = lookup({ type: 'documents', id: document.id });
    const now = stored ? toDocument(stored).held : held;
    return { ...document, ...(now && { held: now }) };
  };
