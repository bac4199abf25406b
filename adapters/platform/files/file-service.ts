import { contentDisposition } from '../../shared/tables/content-disposition.ts';
import { json, type Service, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { byteRange } from './byte-range.ts';
import type { FileRepository, FoundFile } from './file-repository.ts';

/**
 * How long a browser may cache a file, in seconds. Files are immutable: a key always means the same bytes.
 */
const CACHE_SECONDS = 86_400;

/** `GET /files/{key}`: a file, with headers that prevent any script in it from running. */
export const createFileService =
  (keeper: FileRepository): Service =>
  async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return json(405, { error: 'method' }, { allow: 'GET' });
    const key = /^\/files\/([0-9a-f-]{36})$/.exec(request.url.pathname)?.[1];
    const file = key === undefined ? undefined : await keeper.find(key);
    return file ? fileAnswer(file, request) : NOT_FOUND;
  };

const NOT_FOUND = json(404, { error: 'not-found' });

/** A file or the requested range of it, with headers that prevent any script in it from running. */
export const fileAnswer = async (
  { row, read }: FoundFile,
  { method, headers }: Pick<ServiceRequest, 'method' | 'headers'>,
): Promise<ServiceResponse> => {
  const range = byteRange(headers.get('range'), row.length);
  if (range === 'unsatisfiable')
    return json(416, { error: 'range' }, { 'content-range': `bytes */${row.length}` });
  const part = await read(range);
  if (part === undefined) return NOT_FOUND;
  const isInline = /^(?:image|video)\//.test(row.contentType);
  return {
    body: method === 'HEAD' ? undefined : part,
    status: range === undefined ? 200 : 206,
    headers: {
      'content-type': row.contentType,
      'content-length': String(part.byteLength),
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${row.length}` }),
      'content-disposition': contentDisposition(isInline ? 'inline' : 'attachment', row.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'cache-control': `public, max-age=${CACHE_SECONDS}, immutable`,
      etag: `"${row.key}"`,
    },
  };
};
