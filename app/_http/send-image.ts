import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { problem } from './respond.ts';

interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Cached by this visitor's browser for an hour. */
const CACHE_CONTROL = 'private, max-age=3600';

/**
 * Responds 200 with a picture, with headers that prevent any script in it from running, or 204 if there is
 * none.
 */
export const sendPicture = (result: ResultAsync<Picture | undefined, Failure>): Promise<Response> =>
  result.match((picture) => (picture ? respondWithPicture(picture) : NONE()), problem) as Promise<Response>;

const NONE = () => new Response(null, { status: 204, headers: { 'cache-control': CACHE_CONTROL } });

/** Responds 200 with a picture, with headers that prevent any script in it from running. */
export const respondWithPicture = ({ type, bytes }: Picture, cacheControl = CACHE_CONTROL): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  });
