/**
 * The configured sentences for what could not be done; each shows as a toast while its dialog stays open.
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
  // Ours: the specs let documents be changed and name no sentence for it.
  'EditDocumentError',
  'DeleteDocumentError',
  'AddVideoError',
  'EditVideoError',
  'DeleteVideoError',
] as const;
/** One of {@link ERROR_LABELS}. */
export type ErrorLabel = (typeof ERROR_LABELS)[number];
