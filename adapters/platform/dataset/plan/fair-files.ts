import { createHash } from 'node:crypto';
import type { ThumbnailSize } from '@fairdesk/core/media';
import { v5 as idFrom } from 'uuid';
import { type Measured, measure, redraw, thumbnailSizes } from '../../../shared/picture.ts';
import type { StoredFile } from '../../files/file-repository.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import type { Dataset } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import type { Entry } from '../read/read-table.ts';

/** Namespace of file keys: the same bytes always have the same key, so they are stored once. */
const KEYS = '8f1d9a0e-52c4-4f0b-9a43-3b7a0c6f2d11';

/** A file of the folder that a company shows, ready to be stored. */
export interface FairFile extends StoredFile {
  readonly bytes: Uint8Array;
  /** For pictures only. */
  readonly measured?: Measured;
  /** The sizes smaller than the picture, with the keys under which the rendered thumbnails are stored. */
  readonly thumbnails: readonly (readonly [ThumbnailSize, { readonly key: string }])[];
}

export interface FairFiles {
  /** By path in the folder. */
  readonly files: ReadonlyMap<string, FairFile>;
  readonly faults: readonly DatasetFault[];
}

/** Opens the files that profiles, products, news and documents reference; missing files become faults. */
export const openFairFiles = async (dataset: Dataset): Promise<FairFiles> => {
  const names = namesIn(dataset);
  const files = new Map<string, FairFile>();
  const faults: DatasetFault[] = [];
  for (const { name, kind, fault } of names) {
    const opened = files.get(name) ?? (await openFile(name, kind, dataset.showcaseFiles.get(name)));
    const file = opened && isOf(kind, opened) ? opened : undefined;
    if (file) files.set(name, file);
    else
      faults.push(
        fault(`"${name}" is not a ${kind === 'picture' ? 'PNG or JPEG picture' : 'PDF'} of this folder.`),
      );
  }
  return { files, faults };
};

interface Named {
  readonly name: string;
  readonly kind: 'picture' | 'document';
  readonly fault: (reason: string) => DatasetFault;
}

const namesIn = ({ profiles, products, news, documents }: Dataset): readonly Named[] => [
  ...profiles.flatMap((entry) => named(entry, 'logo', 'picture', [entry.value.logo])),
  ...products.flatMap((entry) => named(entry, 'images', 'picture', entry.value.images?.items ?? [])),
  ...news.flatMap((entry) => named(entry, 'image', 'picture', [entry.value.image])),
  ...documents.flatMap((entry) => named(entry, 'file', 'document', [entry.value.file])),
];

const named = (
  { fault }: Entry<unknown>,
  column: string,
  kind: Named['kind'],
  names: readonly (string | null | undefined)[],
): readonly Named[] =>
  names.flatMap((name) => (!name ? [] : [{ name, kind, fault: (reason: string) => fault(column, reason) }]));

const isOf = (kind: Named['kind'], { measured }: FairFile): boolean =>
  (measured !== undefined) === (kind === 'picture');

const openFile = async (
  file: string,
  kind: Named['kind'],
  bytes: Uint8Array | undefined,
): Promise<FairFile | undefined> => {
  if (bytes === undefined) return undefined;
  const key = idFrom(createHash('sha256').update(bytes).digest('hex'), KEYS);
  const name = file.split('/').at(-1) ?? file;
  if (kind === 'document') {
    if (fileTypeOf(bytes) !== 'application/pdf') return undefined;
    const contentType = 'application/pdf';
    return { key, name, contentType, length: bytes.byteLength, bytes, thumbnails: [] };
  }
  const measured = await measure(bytes);
  if (measured === undefined || measured.format === 'webp') return undefined;
  const clean = measured.hasMore ? await redraw(bytes, measured) : bytes;
  if (clean === undefined) return undefined;
  const thumbnails = thumbnailSizes(measured).map((size) => [size, { key: idFrom(size, key) }] as const);
  const contentType = `image/${measured.format}` as const;
  return { key, name, contentType, length: clean.byteLength, bytes: clean, measured, thumbnails };
};
