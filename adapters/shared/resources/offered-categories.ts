import { categoryCountFaults } from '@fairdesk/core/profile';
import { type Failure, rejectedFields } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Http } from '../http/http.ts';
import { type Identifier, listQuery, ManyDocument } from './json-api.ts';

/**
 * These categories without duplicates; rejected when there are too many, or the event does not offer one of
 * them.
 */
export const offeredCategories = (
  http: Http,
  event: string,
  ids: readonly string[],
  max: number | undefined,
): ResultAsync<readonly Identifier[], Failure> => {
  const chosen = [...new Set(ids)];
  const faults = categoryCountFaults(chosen.length, max);
  if (faults.length > 0) return errAsync(rejectedFields(faults));
  const identifiers = chosen.map((id) => ({ type: 'categories', id }));
  if (chosen.length === 0) return okAsync(identifiers);
  const filter = [
    { name: 'id', op: 'in', val: chosen },
    { name: 'level', op: 'eq', val: 'leaf' },
  ];
  return http('get', `api/v0.1/events/${encodeURIComponent(event)}/categories`, ManyDocument, {
    searchParams: listQuery({ filter, limit: 1, fields: { categories: 'name' } }),
  }).andThen(({ data, meta }) =>
    (meta?.total ?? data.length) === chosen.length
      ? okAsync(identifiers)
      : errAsync(rejectedFields([{ path: 'categories', code: 'forms-choice' }])),
  );
};
