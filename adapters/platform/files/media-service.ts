import { httpFault, type Service, type ServiceRequest, type ServiceResponse } from '../service.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileRepository, FoundFile } from './file-repository.ts';
import { fileAnswer } from './file-service.ts';
import { type MediaSize, mediaSizeIn } from './media-size.ts';
import type { OutputFormat, ResizeImage } from './resize-image.ts';

const PATH = /^\/[-~]\/(?:jss)?media\/([0-9a-f-]{36})(?:[/.].*)?$/;

/**
 * `GET /-/media/{key}/{name}` and `/-/jssmedia/…?mw=640`: pictures of pages in the requested size, and
 * videos in ranges.
 *
 * Source: site spec §7 "Build path rewrites", §9.
 */
export const createMediaService =
  (keeper: FileRepository, resize: ResizeImage): Service =>
  async (request) => {
    const { pathname, searchParams } = request.url;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw httpFault(405, { error: 'method' }, { allow: 'GET' });
    const key = PATH.exec(pathname)?.[1];
    const file = key === undefined ? undefined : await keeper.find(key);
    if (!file) throw httpFault(404, { error: 'not-found' });
    return (await smaller(request, mediaSizeIn(searchParams), file, resize)) ?? fileAnswer(file, request);
  };

/**
 * The picture in the requested size; `undefined` when no size is requested or the picture cannot be resized.
 */
const smaller = async (
  request: ServiceRequest,
  size: MediaSize | undefined,
  { row, read }: FoundFile,
  resize: ResizeImage,
): Promise<ServiceResponse | undefined> => {
  const own = formatOf(row.contentType);
  if (size === undefined || own === undefined) return undefined;
  const format = takesWebp(request) ? 'webp' : own;
  const bytes = await resize({ key: row.key, read, size, format });
  if (bytes === undefined) return undefined;
  const resized = {
    row: { ...row, contentType: `image/${format}`, length: bytes.byteLength },
    read: async (range?: ByteRange) => (range ? bytes.subarray(range.first, range.last + 1) : bytes),
  };
  const answer = await fileAnswer(resized, request);
  const etag = `"${row.key}-${size.width ?? ''}x${size.height ?? ''}-${format}"`;
  return { ...answer, headers: { ...answer.headers, etag, vary: 'accept' } };
};

const formatOf = (contentType: string): OutputFormat | undefined => {
  const [, format] = /^image\/(jpeg|png|webp)$/.exec(contentType) ?? [];
  return format as OutputFormat | undefined;
};

const takesWebp = ({ headers }: ServiceRequest): boolean =>
  (headers.get('accept') ?? '').includes('image/webp');
