import { createHash } from 'node:crypto';
import { v5 as idFrom } from 'uuid';
import { mediaAddressOf, type StoredFile } from '../../files/file-repository.ts';
import { type MediaType, mediaTypeOf } from '../../files/file-type.ts';
import type { Dataset } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import { picturesIn } from '../read/localise.ts';
import { filesIn } from '../read/read-layouts.ts';

/** Namespace of picture keys: the same bytes always have the same key, so they are stored once. */
const KEYS = '0c3d2a52-7a0f-4b57-9d53-9d0f3c7c2f10';

/** The key under which a picture of a website is stored. */
export const pictureKey = (bytes: Uint8Array): string =>
  idFrom(createHash('sha256').update(bytes).digest('hex'), KEYS);

/** A picture of the folder, or a video. */
export interface Picture extends Omit<StoredFile, 'contentType'> {
  readonly contentType: MediaType;
  readonly bytes: Uint8Array;
}

export interface PicturesPlan {
  /** By path in the folder. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly faults: readonly DatasetFault[];
}

/** Plans the pictures that sites and pages reference; missing files become faults. */
export const planPictures = (dataset: Dataset): PicturesPlan => {
  const named = [
    ...dataset.sites.flatMap(({ value, fault }) => [
      { fault: at('logo.file', fault), files: picturesIn(value.logo) },
      { fault: at('favicon.file', fault), files: picturesIn(value.favicon) },
      { fault: at('socialImage.file', fault), files: picturesIn(value.socialImage) },
    ]),
    ...dataset.pages.map(({ value, fault }) => ({
      fault,
      files: picturesIn([value.page.placeholders, value.page.fields]),
    })),
    ...dataset.siteImages.map(({ value, fault }) => ({ fault: at('file', fault), files: [value.file] })),
    ...dataset.layouts.map(({ value, fault }) => ({ fault, files: filesIn(value.layout) })),
  ];
  const inParts = [...dataset.parts.values()].flatMap(picturesIn);
  const pictures = new Map<string, Picture>();
  for (const file of [...named.flatMap(({ files }) => files), ...inParts]) {
    const picture = pictureOf(file, dataset.pictures.get(file));
    if (picture !== undefined) pictures.set(file, picture);
  }
  const faults = named.flatMap(({ files, fault }) =>
    files.filter((file) => !pictures.has(file)).map((file) => fault('', absent(file))),
  );
  const lost = inParts.filter((file) => !pictures.has(file));
  return {
    pictures,
    faults: [
      ...faults,
      ...lost.map((file) => ({ file: 'pages/_parts', line: 0, column: '', reason: absent(file) })),
    ],
  };
};

const at =
  (column: string, fault: (column: string, reason: string) => DatasetFault) => (_: string, reason: string) =>
    fault(column, reason);

const absent = (file: string): string =>
  `"${file}" is not a PNG, JPEG or WebP picture of this folder, nor an MP4 film.`;

const pictureOf = (file: string, bytes: Uint8Array | undefined): Picture | undefined => {
  const contentType = bytes && mediaTypeOf(bytes);
  if (bytes === undefined || contentType === undefined) return undefined;
  const key = pictureKey(bytes);
  return { key, name: file.split('/').at(-1) ?? file, contentType, length: bytes.byteLength, bytes };
};

/** The address at which each picture is served once it is stored. */
export const addressIn =
  (pictures: PicturesPlan['pictures']) =>
  (file: string): string => {
    const picture = pictures.get(file);
    return picture === undefined ? '' : mediaAddressOf(picture);
  };
