import type { Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from './http.ts';
import { readShared } from './read-shared.ts';

/** The reads of one request so far, by path and query. */
export type Reads = Map<string, ResultAsync<unknown, Failure>>;

/**
 * An {@link Http} that reads the same path and query once per request, until the request writes anything.
 *
 * @param readsOf the reads of the current request; `undefined` for work outside a request
 */
export const readOnce =
  (http: Http, readsOf: () => Reads | undefined): Http =>
  (method, path, schema, options = {}) => {
    const reads = readsOf();
    if (reads === undefined) return http(method, path, schema, options);
    if (method !== 'get') {
      const forget = (): void => reads.clear();
      forget();
      return http(method, path, schema, options).andTee(forget).orTee(forget);
    }
    const { searchParams, ...others } = options;
    if (Object.keys(others).length > 0) return http(method, path, schema, options);
    const key = keyOf(path, searchParams);
    const read = reads.get(key) ?? http(method, path, Anything, options);
    reads.set(key, read);
    return read.andThen(readShared(schema, `GET ${path}`));
  };

// One schema for all, since what a schema parsed is cached by it.
const Anything = z.unknown();

/** Caches a response for the rest of the request, as if it had been read now. */
export const cacheRead = (reads: Reads | undefined, { path, searchParams }: ReadOf, value: unknown): void => {
  reads?.set(keyOf(path, searchParams), okAsync(value));
};

/** What a response belongs to. */
export interface ReadOf {
  readonly path: string;
  readonly searchParams: Readonly<Record<string, string>>;
}

const keyOf = (path: string, searchParams: unknown): string => `${path} ${JSON.stringify(searchParams)}`;
