import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { EditedAddress, EditedPage, EditingSource } from './ports.ts';

/**
 * Opens a page in edit mode; rejects a request without a site or a language before any call.
 *
 * Source: site spec §5 "The editing service requires …", §7 "Editing GraphQL".
 */
export const openEditedPage =
  (source: EditingSource) =>
  (address: EditedAddress): ResultAsync<EditedPage, Failure> => {
    if (address.site === '') return errAsync(missing('site name'));
    if (address.language.length === 0) return errAsync(missing('language'));
    return source.open(address);
  };

/** {@link openEditedPage} bound to its ports. */
export type OpenEditedPage = ReturnType<typeof openEditedPage>;

const missing = (what: string): Failure => ({
  kind: 'rejected',
  reason: `The ${what} must be a non-empty string`,
  fields: [],
});
