import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { problem } from './respond.ts';

/** Responds 200 with a ZIP archive to download, sent while it is made; the link to it names the file. */
export const sendArchive = (result: ResultAsync<ReadableStream<Uint8Array>, Failure>): Promise<Response> =>
  result.match(
    (archive) =>
      new Response(archive, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
    problem,
  );
