import { THUMBNAIL_SIZES, type ThumbnailSize } from '@fairdesk/core/media';
import { measure, renderThumbnails } from '../../shared/picture.ts';
import type { Query } from '../database/open-database.ts';
import { addressOf, type FileRepository, type StoredFile } from './file-repository.ts';

/** A file whose bytes are on disk, with thumbnails if it is a picture; their rows are not written yet. */
export interface Upload {
  readonly file: StoredFile;
  readonly isPicture: boolean;
  /** Only the sizes smaller than the picture itself. */
  readonly thumbnails: readonly (readonly [ThumbnailSize, StoredFile])[];
}

/**
 * Stores a file and, for a picture, its thumbnails: all of them or none.
 *
 * @returns `undefined` for a file type that is not allowed, and for a picture that cannot be decoded.
 */
export const storeUpload = async (
  files: FileRepository,
  bytes: Uint8Array,
  name: string,
  isPicture: boolean,
): Promise<Upload | undefined> => {
  const images = isPicture ? await thumbnailsIn(bytes) : [];
  if (images === undefined) return undefined;
  const file = await files.store(bytes, name);
  if (file === undefined) return undefined;
  const thumbnails: [ThumbnailSize, StoredFile][] = [];
  try {
    for (const [size, small] of images) {
      const stored = await files.store(small, `${size}-${name}`);
      if (stored) thumbnails.push([size, stored]);
    }
  } catch (thrown) {
    await discardUpload(files, { file, isPicture, thumbnails });
    throw thrown;
  }
  return { file, isPicture, thumbnails };
};

const thumbnailsIn = async (bytes: Uint8Array) => {
  const measured = await measure(bytes);
  return measured && renderThumbnails(bytes, measured);
};

/** Writes the rows of the files, in the transaction that also references them. */
export const recordUpload = async (
  files: FileRepository,
  query: Query,
  { file, thumbnails }: Upload,
): Promise<void> => {
  await files.record(query, file, 'resource');
  for (const [, thumbnail] of thumbnails) await files.record(query, thumbnail, 'resource', file.key);
};

/** Deletes stored files that were never recorded. */
export const discardUpload = async (files: FileRepository, { file, thumbnails }: Upload): Promise<void> => {
  for (const { key } of [file, ...thumbnails.map(([, thumbnail]) => thumbnail)]) await files.discard(key);
};

/** The cells of an upload: the file's address and length, and its thumbnails' addresses. */
export const uploadCells = ({ file, isPicture, thumbnails }: Upload) => ({
  mediaUrl: addressOf(file),
  mediaLength: file.length,
  ...(isPicture && { thumbnailUrls: thumbnailUrls(file, thumbnails) }),
  ...(file.held && { held: file.held }),
});

/** JSON: the address of every size; sizes that are not smaller use the picture itself. */
export const thumbnailUrls = (
  picture: Pick<StoredFile, 'key'>,
  thumbnails: readonly (readonly [ThumbnailSize, Pick<StoredFile, 'key'>])[],
): string => {
  const bySize = new Map(thumbnails);
  return JSON.stringify(
    Object.fromEntries(THUMBNAIL_SIZES.map((size) => [size, addressOf(bySize.get(size) ?? picture)])),
  );
};
