import type { Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { isLinked, OneDocument, sparse } from './json-api.ts';

/** A relation to one resource. */
interface Relation {
  /** The name of the relation: `event`. */
  readonly name: string;
  /** The type of its resource: `events`. */
  readonly type: string;
}

/**
 * Reads a resource that names the resource of a relation; a service that does so only for included ones is read again,
 * with the relation included.
 */
export const readLinked = (
  http: Http,
  path: string,
  { name, type }: Relation,
  searchParams: Readonly<Record<string, string>> = {},
): ResultAsync<z.infer<typeof OneDocument>, Failure> => {
  const read = (more: Readonly<Record<string, string>>) =>
    http('get', path, OneDocument, { searchParams: { ...searchParams, ...more } });
  return read({}).andThen((document) => {
    if (isLinked(document.data, name)) return okAsync(document);
    const include = searchParams.include ? `${searchParams.include},${name}` : name;
    return read({ include, ...sparse({ [type]: 'name' }) });
  });
};

/** The event of a participation. */
export const EVENT: Relation = { name: 'event', type: 'events' };
