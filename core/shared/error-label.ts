/**
 * Keys of the configured error messages; each appears as a toast while its dialog stays open.
 *
 * Source: portal spec §8.
 */
export const ERROR_LABELS = [
  'AddProductError',
  'EditProductError',
  'DeleteProductError',
  'UpdateAccountDataError',
  'UpdateAddressError',
  'UpdateUrisError',
  'UpdateCompanyLogoError',
  'DeleteLogoError',
  'UpdateCategoriesError',
  'SaveProductImageError',
  'SaveProductVideoError',
  'SaveProductDocumentError',
  'DeleteProductImageError',
  'DeleteProductVideoError',
  'DeleteProductDocumentError',
  'AddNewsError',
  'EditNewsError',
  'DeleteNewsError',
  'UpdateNewsImageError',
  'AddDocumentError',
  // Our addition: the specs let exhibitors edit documents but define no message for a failed edit.
  'EditDocumentError',
  'DeleteDocumentError',
  'AddVideoError',
  'EditVideoError',
  'DeleteVideoError',
] as const;
/** One of {@link ERROR_LABELS}. */
export type ErrorLabel = (typeof ERROR_LABELS)[number];
