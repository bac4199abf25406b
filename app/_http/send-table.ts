import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { contentDisposition } from '#adapters/shared/tables/content-disposition.ts';
import { problem } from './respond.ts';

/** A table in a file for spreadsheet programs. */
export interface TableFile {
  readonly format: 'csv' | 'xlsx';
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>;
  /** The name of the file without its ending, where it depends on the request. */
  readonly name?: string;
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Responds 200 with a table to download. @param name without its ending */
export const sendTable = (result: ResultAsync<TableFile, Failure>, name: string): Promise<Response> =>
  result.match(
    ({ format, bytes, name: own = name }) =>
      new Response(bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes), {
        headers: {
          'content-type': TYPES[format],
          'content-disposition': contentDisposition('attachment', `${own}.${format}`),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
    problem,
  );
