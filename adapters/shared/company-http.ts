import type { Progress, UploadFile } from '@fairdesk/core/media';
import { type EventId, type Failure, type ParticipationId, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { fetchWithProgress } from './fetch-with-progress.ts';
import type { Http } from './http.ts';
import { type Repeating, repeating } from './repeating.ts';
import { formWith } from './upload-form.ts';

/** The product's own company-profile or awards API, from the browser, for one event. */
export interface CompanyHttp {
  get<S extends z.ZodMiniType>(at: ParticipationId, path: string, answer: S): Answered<S>;
  /** Changes what is there. */
  send<S extends z.ZodMiniType>(
    method: 'post' | 'patch' | 'delete',
    at: ParticipationId,
    path: string,
    answer: S,
    json?: unknown,
  ): Answered<S>;
  /** Adds something; however often the same is sent again after an answer got lost, it is added once. */
  add<S extends z.ZodMiniType>(at: ParticipationId, path: string, answer: S, json: unknown): Answered<S>;
  /** Sends a file with what is said of it; added once, like {@link CompanyHttp.add}. */
  upload<S extends z.ZodMiniType>(
    at: ParticipationId,
    path: string,
    answer: S,
    upload: Upload,
    progress?: Progress,
  ): Answered<S>;
}

type Answered<S extends z.ZodMiniType> = ResultAsync<z.output<S>, Failure>;

interface Upload {
  readonly file: UploadFile;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * @param query what every request says besides, such as the language of its answer
 */
export const createCompanyHttp = (
  http: Http,
  event: EventId,
  query: Readonly<Record<string, string>> = {},
  area: 'company-profile' | 'awards' = 'company-profile',
): CompanyHttp => {
  const once: Repeating = repeating();
  const addressOf = (at: ParticipationId, path: string): string =>
    `events/${event}/${area}/${encodeURIComponent(at)}${path}`;
  // With a query of its own, ky would drop the one of the path.
  const search = Object.keys(query).length > 0 ? { searchParams: query } : {};
  return {
    get: (at, path, answer) => http('get', addressOf(at, path), answer, search),
    send: (method, at, path, answer, json) =>
      http(method, addressOf(at, path), answer, {
        ...search,
        ...(json !== undefined && { json }),
      }),
    add: (at, path, answer, json) => {
      const address = addressOf(at, path);
      return once(`${address} ${JSON.stringify(json)}`, (key) =>
        http('post', address, answer, {
          ...search,
          json,
          headers: { 'idempotency-key': key },
        }),
      );
    },
    upload: (at, path, answer, { file, fields }, progress) => {
      const address = addressOf(at, path);
      const what = JSON.stringify([file.name, fingerprint(file.bytes), fields]);
      return once(`${address} ${what}`, (key) =>
        http('post', address, answer, {
          ...search,
          body: formWith(file, fields),
          headers: { 'idempotency-key': key },
          timeoutMs: UPLOAD_TIMEOUT_MS,
          ...(progress && fetchWithProgress(progress)),
        }),
      ).andTee(() => progress?.(1));
    },
  };
};

/** Tells contents apart well enough not to take one file for another of its name: FNV-1a and the length. */
const fingerprint = (bytes: Uint8Array): string => {
  let mark = 0x811c9dc5;
  for (const byte of bytes) mark = Math.imul(mark ^ byte, 0x01000193);
  return `${bytes.byteLength} ${mark >>> 0}`;
};

/** Texts of a form: what is absent is not sent. */
export const formTexts = (
  values: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
