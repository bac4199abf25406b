import { CompanyDocumentSchema, ProductImageSchema, VideoSchema } from '@fairdesk/core/media';
import { PRODUCT_FIELDS, type Product } from '@fairdesk/core/products';
import { forEachField } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

/** The approved version of a product, as it is stored during the review of its next one. */
export type ApprovedProduct = Omit<
  Product,
  'id' | 'version' | 'sortIndex' | 'registrationStatus' | 'state' | 'reviewReason'
>;

const Text = z.string();

/** Reads a stored {@link ApprovedProduct}. */
export const ApprovedProductSchema: z.ZodMiniType<ApprovedProduct> = z.object({
  ...forEachField(PRODUCT_FIELDS, Text, z.boolean()),
  images: z.array(ProductImageSchema),
  videos: z.array(VideoSchema),
  documents: z.array(CompanyDocumentSchema),
  categories: z.array(Text),
});

/** What is stored of a product before the first edit after its approval. */
export const approvedProduct = ({
  id: _id,
  version: _version,
  sortIndex: _sortIndex,
  registrationStatus: _registrationStatus,
  state: _state,
  reviewReason: _reviewReason,
  ...approved
}: Product): ApprovedProduct => approved;
