import { extensionOf, type FieldCode, type FieldFault } from '../shared/index.ts';

/** The limits of a file field, with their configuration keys. Source: portal spec §5 "Files", §9. */
export interface UploadRules {
  /** Extensions with their dot: `['.jpg']`. `ImageUploadFileTypes`, `DocumentUploadFileTypes`. */
  readonly fileTypes: readonly string[];
  /** A file must be smaller than this, in bytes. `UploadSizeLimit`. */
  readonly belowBytes: number;
  /** An image must be at least this wide, in pixels. `MinimalImageWidth`. */
  readonly minWidth: number;
  readonly maxFiles: number;
}

/** 2 MB, in bytes; a file of exactly this size is too large. */
export const UPLOAD_SIZE_LIMIT = 2_097_152;
/** The accepted extensions of images. Source: portal spec §5. */
const IMAGE_FILE_TYPES = ['.jpg', '.jpeg', '.png'] as const;
/** The accepted extensions of documents. Source: portal spec §5. */
const DOCUMENT_FILE_TYPES = ['.pdf'] as const;

/** The minimum width of an image, in pixels. */
export const MINIMAL_IMAGE_WIDTH = 640;
/** An image must be narrower than this, in pixels. */
export const IMAGE_WIDTH_BELOW = 6000;
/** An image must be less tall than this, in pixels. */
export const IMAGE_HEIGHT_BELOW = 4000;

/** The minimum width of a logo, in pixels: that of the smallest useful thumbnail. Our choice. */
export const MINIMAL_LOGO_WIDTH = 250;

/** The default number of files in a field. Source: portal spec §9. */
export const DEFAULT_FILE_COUNT = 1;

/** The limits for images of products and news. */
export const IMAGE_RULES: UploadRules = {
  fileTypes: IMAGE_FILE_TYPES,
  belowBytes: UPLOAD_SIZE_LIMIT,
  minWidth: MINIMAL_IMAGE_WIDTH,
  maxFiles: DEFAULT_FILE_COUNT,
};
/** The limits for the logo of a company. */
export const LOGO_RULES: UploadRules = { ...IMAGE_RULES, minWidth: MINIMAL_LOGO_WIDTH };
/** The limits for documents, which have no width. */
export const DOCUMENT_RULES: UploadRules = { ...IMAGE_RULES, fileTypes: DOCUMENT_FILE_TYPES, minWidth: 0 };

/** Why files are refused: by {@link fileFaults}, by {@link contentFault} and, of several files, for their number. */
export const UPLOAD_CODES = [
  'filetype',
  'emptyfile',
  'maxsize',
  'minwidth',
  'maxdimensions',
  'filelimit',
  'filelimitwithname',
] as const satisfies readonly FieldCode[];
/** One of {@link UPLOAD_CODES}. */
export type UploadCode = (typeof UPLOAD_CODES)[number];

/** A file the user selected. */
export interface OfferedFile {
  readonly name: string;
  readonly bytes: number;
  /** The pixel size of an image in its upright orientation; absent for other files. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/**
 * The faults of a single file.
 *
 * | the file                     | code            |
 * | ---------------------------- | --------------- |
 * | has another extension        | `filetype`      |
 * | 2 MB or more                 | `maxsize`       |
 * | narrower than the minimum    | `minwidth`      |
 * | 6000 px wide or 4000 px tall | `maxdimensions` |
 *
 * @example
 * ```ts
 * fileFaults('image', { name: 'stand.gif', bytes: 9 }, { fileTypes: ['.png'], belowBytes: 99, minWidth: 640, maxFiles: 1 }).length
 * // 1
 * ```
 */
export const fileFaults = (
  path: string,
  file: OfferedFile,
  rules: UploadRules,
): readonly FieldFault<UploadCode>[] => {
  const { name, bytes, pixels } = file;
  if (!rules.fileTypes.includes(extensionOf(name))) {
    return [{ path, code: 'filetype', params: { list: rules.fileTypes.join(', ') } }];
  }
  const faults: FieldFault<UploadCode>[] = [];
  if (!(bytes < rules.belowBytes)) {
    faults.push({ path, code: 'maxsize', params: { name, max: megabytes(rules.belowBytes) } });
  }
  if (pixels && !(pixels.width >= rules.minWidth)) {
    faults.push({ path, code: 'minwidth', params: { name, min: rules.minWidth } });
  }
  if (pixels && !(pixels.width < IMAGE_WIDTH_BELOW && pixels.height < IMAGE_HEIGHT_BELOW)) {
    const params = { name, w: IMAGE_WIDTH_BELOW, h: IMAGE_HEIGHT_BELOW };
    faults.push({ path, code: 'maxdimensions', params });
  }
  return faults;
};

/** The fault of a file whose content does not match its extension; a file without any bytes is called empty. Ours. */
export const contentFault = (
  path: string,
  { name, bytes }: OfferedFile,
  { fileTypes }: UploadRules,
): FieldFault<UploadCode> =>
  bytes === 0
    ? { path, code: 'emptyfile', params: { name } }
    : { path, code: 'filetype', params: { name, list: fileTypes.join(', ') } };

/**
 * Formats a size as `2 MB`, with a non-breaking space.
 *
 * @example
 * ```ts
 * megabytes(2_097_152) // '2 MB'
 * ```
 */
export const megabytes = (bytes: number): string => `${Math.round((bytes / 1_048_576) * 10) / 10}\u00a0MB`;
