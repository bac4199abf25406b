import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { problem } from './respond.ts';

interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** For this reader, for an hour. */
const KEPT = 'private, max-age=3600';

/** Answers 200 with a picture that can run nothing, or 204 where there is none to show. */
export const sendPicture = (result: ResultAsync<Picture | undefined, Failure>): Promise<Response> =>
  result.match((picture) => (picture ? shown(picture) : NONE()), problem) as Promise<Response>;

const NONE = () => new Response(null, { status: 204, headers: { 'cache-control': KEPT } });

const shown = ({ type, bytes }: Picture): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': KEPT,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  });
