import type { UploadFile } from '@fairdesk/core/media';
import { type Failure, rejectedFields, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { formWith } from '../http/upload-form.ts';
import { type Identifier, Resource } from './json-api.ts';

/** An operation of an atomic request. Source: JSON:API 1.1 extension Atomic Operations. */
export type Operation =
  | { readonly op: 'add' | 'update'; readonly data: ResourceToWrite }
  | { readonly op: 'remove'; readonly ref: Identifier };

interface ResourceToWrite extends Identifier {
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<
    Record<string, { readonly data: Identifier | readonly Identifier[] | null }>
  >;
  readonly meta?: { readonly file: true };
}

type Relations = Readonly<Record<string, Identifier | readonly Identifier[] | null>>;

export const toAdd = (
  type: string,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
  relations: Relations,
): Operation => ({ op: 'add', data: { type, id, attributes, relationships: linked(relations) } });

/** An addition that takes the request's file; a request has at most one. */
export const toAddFile = (
  type: string,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
  relations: Relations,
): Operation => ({
  op: 'add',
  data: { type, id, attributes, relationships: linked(relations), meta: { file: true } },
});

export const toChange = (
  type: string,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
  relations: Relations = {},
): Operation => ({ op: 'update', data: { type, id, attributes, relationships: linked(relations) } });

export const toRemove = (type: string, id: string): Operation => ({ op: 'remove', ref: { type, id } });

/** The resources after the operations, in their order; absent where the service does not return them. */
export type Written = readonly (Resource | undefined)[];

const Results = z.catch(
  z.object({ 'atomic:results': z.array(z.object({ data: z.catch(z.optional(Resource), undefined) })) }),
  { 'atomic:results': [] },
);

/** Performs all operations in order, or none. */
export const perform = (
  http: Http,
  operations: readonly Operation[],
  file?: UploadFile,
): ResultAsync<Written, Failure> => {
  const document = { 'atomic:operations': operations };
  const sent = file
    ? { body: formWith(file, { data: JSON.stringify(document) }), ...UPLOADING }
    : { json: document, headers: { 'content-type': MEDIA_TYPE } };
  return http('post', 'api/v0.1/operations', Results, sent)
    .map(({ 'atomic:results': results }) => results.map(({ data }) => data))
    .mapErr((failure) => (failure.kind === 'rejected' ? rejectedFields(failure.fields) : failure));
};

const MEDIA_TYPE = 'application/vnd.api+json;ext="https://jsonapi.org/ext/atomic"';
const UPLOADING = { timeoutMs: UPLOAD_TIMEOUT_MS };

const linked = (relations: Relations) =>
  Object.fromEntries(Object.entries(relations).map(([name, data]) => [name, { data }]));
