import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import { listQuery, ManyDocument, type Resource } from '../shared/resources/json-api.ts';
import { AWARD_FIELDS } from './award-resources.ts';
import { ENTRY_FIELDS, ENTRY_PARTS } from './entry-resources.ts';

/** Entries in one request: the service includes 10,000 resources at most, and a large entry has some hundreds. */
const ENTRIES_AT_ONCE = 20;

/** Those of these resources that are submitted entries, with their answers, files and submissions. */
export const readSubmittedEntries = (
  http: Http,
  resources: readonly Resource[],
): ResultAsync<readonly Resource[], Failure> => {
  const ids = resources.flatMap(({ type, id, attributes }) =>
    type === 'questionnaires' && attributes.status === 'SUBMITTED' ? [id] : [],
  );
  const parts = Array.from({ length: Math.ceil(ids.length / ENTRIES_AT_ONCE) }, (_, place) =>
    ids.slice(place * ENTRIES_AT_ONCE, (place + 1) * ENTRIES_AT_ONCE),
  );
  return ResultAsync.combine(parts.map((part) => readEntries(http, part))).map((all) => all.flat());
};

const readEntries = (http: Http, ids: readonly string[]): ResultAsync<readonly Resource[], Failure> =>
  http('get', 'api/v0.1/questionnaires', ManyDocument, {
    searchParams: listQuery({
      filter: [{ name: 'id', op: 'in', val: ids }],
      include: ENTRY_PARTS.join(','),
      limit: ENTRIES_AT_ONCE,
      fields: { ...ENTRY_FIELDS, images: AWARD_FIELDS.images },
    }),
  }).map(({ data, included = [] }) => [...data, ...included]);
