import { megabytes, UPLOAD_SIZE_LIMIT, type UploadFile, type UploadOptions } from '@fairdesk/core/media';
import {
  type EventId,
  type Failure,
  type ParticipationId,
  rejectedFields,
  type SaveOptions,
  UPLOAD_TIMEOUT_MS,
} from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { fnvHash } from '../fnv-hash.ts';
import type { Http } from '../http/http.ts';
import { type Repeating, repeating } from '../http/repeating.ts';
import { formWith } from '../http/upload-form.ts';

/** A client of the product's own company-profile or awards API, for one event, in the browser. */
export interface CompanyHttp {
  get<S extends z.ZodMiniType>(at: ParticipationId, path: string, answer: S): ParsedResponse<S>;
  /** Sends a change. */
  send<S extends z.ZodMiniType>(
    method: 'post' | 'patch' | 'delete',
    at: ParticipationId,
    path: string,
    answer: S,
    json?: unknown,
    options?: SaveOptions,
  ): ParsedResponse<S>;
  /** Adds an item exactly once, even when it is sent again after a lost response. */
  add<S extends z.ZodMiniType>(
    at: ParticipationId,
    path: string,
    answer: S,
    json: unknown,
    options?: SaveOptions,
  ): ParsedResponse<S>;
  /** Uploads a file with its form fields; added exactly once, like {@link CompanyHttp.add}. */
  upload<S extends z.ZodMiniType>(
    at: ParticipationId,
    path: string,
    answer: S,
    upload: Upload,
    options?: UploadOptions,
  ): ParsedResponse<S>;
}

type ParsedResponse<S extends z.ZodMiniType> = ResultAsync<z.output<S>, Failure>;

interface Upload {
  readonly file: UploadFile;
  readonly fields: Readonly<Record<string, string>>;
  /** Of the field with the file, in faults; `file` by default. */
  readonly path?: string;
}

/** @param query added to every request, such as the language of the response */
export const createCompanyHttp = (
  http: Http,
  event: EventId,
  query: Readonly<Record<string, string>> = {},
  area: 'company-profile' | 'awards' = 'company-profile',
): CompanyHttp => {
  const once: Repeating = repeating();
  const addressOf = (at: ParticipationId, path: string): string =>
    `events/${event}/${area}/${encodeURIComponent(at)}${path}`;
  // If given an empty query, ky would drop the one in the path.
  const search = { ...(Object.keys(query).length > 0 && { searchParams: query }), successStatus: 200 };
  return {
    get: (at, path, answer) => http('get', addressOf(at, path), answer, search),
    send: (method, at, path, answer, json, { signal } = {}) =>
      http(method, addressOf(at, path), answer, {
        ...search,
        ...(json !== undefined && { json }),
        leave: signal,
      }),
    add: (at, path, answer, json, { signal, key } = {}) => {
      const address = addressOf(at, path);
      return once(
        `${address} ${JSON.stringify(json)}`,
        (headers) => http('post', address, answer, { ...search, json, headers, leave: signal }),
        key,
      );
    },
    upload: (at, path, answer, { file, fields, path: field = 'file' }, { progress, signal, key } = {}) => {
      const address = addressOf(at, path);
      const what = JSON.stringify([file.name, fingerprint(file.bytes), fields]);
      return once(
        `${address} ${what}`,
        (headers) =>
          http('post', address, answer, {
            ...search,
            body: formWith(file, fields),
            headers,
            timeoutMs: UPLOAD_TIMEOUT_MS,
            progress,
            leave: signal,
          }),
        key,
      )
        .andTee(() => progress?.(1))
        .mapErr((failure) => tooLarge(failure, file, field));
    },
  };
};

/** A server on the way refuses a file by its size without naming its limit, which is at most the size of the file. */
const tooLarge = (failure: Failure, { name, bytes }: UploadFile, path: string): Failure => {
  if (failure.response?.status !== 413 || (failure.kind === 'rejected' && failure.fields.length > 0))
    return failure;
  const max = megabytes(Math.min(UPLOAD_SIZE_LIMIT, Math.max(bytes.byteLength, LEAST_LIMIT)));
  return rejectedFields([{ path, code: 'maxsize', params: { name, max } }]);
};

/** 0.1 MB, in bytes: the least size whose text is not that of 0. */
const LEAST_LIMIT = 104_858;

/** A checksum to distinguish files of the same name. */
const fingerprint = (bytes: Uint8Array): string => `${bytes.byteLength} ${fnvHash(bytes)}`;

/** The texts of a form; absent values are left out. */
export const formTexts = (
  values: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
