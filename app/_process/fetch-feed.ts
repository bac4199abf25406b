import { newsOfFeed } from '@fairdesk/core/articles';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { createSafeFetch, type Fetched, type SafeFetch } from '#adapters/shared/http/safe-fetch.ts';
import { requestSelf } from './self-request.ts';
import type { Settings } from './settings.ts';

/** Fetches feeds on the web as untrusted addresses, and our own feeds in process. */
export const fetchFeed = (settings: Settings): SafeFetch => {
  const abroad = createSafeFetch();
  return (address) => {
    if (!address.startsWith('/')) return abroad(address);
    // Feeds only: a page that fetched pages could fetch itself.
    return newsOfFeed(address) === undefined ? errAsync(failed(address, 'no feed')) : ours(settings, address);
  };
};

const ours = (settings: Settings, address: string): ResultAsync<Fetched, Failure> =>
  ResultAsync.fromPromise(
    requestSelf(settings, address, { headers: { accept: 'application/rss+xml' } }),
    () => failed(address, 'no answer'),
  ).andThen(({ status, headers, body }) =>
    status === 200
      ? okAsync({ type: headers['content-type'] ?? '', bytes: new Uint8Array(Buffer.from(body)) })
      : errAsync(failed(address, `${status}`)),
  );

const failed = (address: string, answer: string): Failure => ({
  kind: 'unavailable',
  request: `GET ${address}`,
  answer,
});
