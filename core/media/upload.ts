import { extensionOf, type FieldFault } from '../shared/index.ts';

/** What a file field accepts. Source: portal spec §5 "Files", §9; the keys of its configuration stand beside. */
export interface UploadRules {
  /** Endings with their dot: `['.jpg']`. `ImageUploadFileTypes`, `DocumentUploadFileTypes`. */
  readonly fileTypes: readonly string[];
  /** A file must be smaller than this, in bytes. `UploadSizeLimit`. */
  readonly belowBytes: number;
  /** An image must be at least this wide, in pixels. `MinimalImageWidth`. */
  readonly minWidth: number;
  readonly maxFiles: number;
}

/** 2 MB, in bytes; a file of exactly this size is too large. */
export const UPLOAD_SIZE_LIMIT = 2_097_152;
/** How images may end. Source: portal spec §5. */
export const IMAGE_FILE_TYPES = ['.jpg', '.jpeg', '.png'] as const;
/** How documents may end. Source: portal spec §5. */
export const DOCUMENT_FILE_TYPES = ['.pdf'] as const;

/** In pixels: at least so wide, and both ways less than so much. */
export const MINIMAL_IMAGE_WIDTH = 640;
/** An image must be narrower than this, in pixels. */
export const IMAGE_WIDTH_BELOW = 6000;
/** An image must be less tall than this, in pixels. */
export const IMAGE_HEIGHT_BELOW = 4000;

/** The narrowest logo, in pixels: the smallest thumbnail that is of any use. The specs name none. */
export const MINIMAL_LOGO_WIDTH = 250;

/** How many files a field holds when nothing else is said. Source: portal spec §9. */
export const DEFAULT_FILE_COUNT = 1;

/** Images of products and news. */
export const IMAGE_RULES: UploadRules = {
  fileTypes: IMAGE_FILE_TYPES,
  belowBytes: UPLOAD_SIZE_LIMIT,
  minWidth: MINIMAL_IMAGE_WIDTH,
  maxFiles: DEFAULT_FILE_COUNT,
};
/** The logo of a company. */
export const LOGO_RULES: UploadRules = { ...IMAGE_RULES, minWidth: MINIMAL_LOGO_WIDTH };
/** Documents; they have no width. */
export const DOCUMENT_RULES: UploadRules = { ...IMAGE_RULES, fileTypes: DOCUMENT_FILE_TYPES, minWidth: 0 };

/** A file somebody offers. */
export interface OfferedFile {
  readonly name: string;
  readonly bytes: number;
  /** Of an image, upright as it is shown; absent for anything else. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/**
 * What is wrong with a file by itself.
 *
 * | the file                       | code            |
 * | ------------------------------ | --------------- |
 * | ends otherwise                 | `filetype`      |
 * | 2 MB or more                   | `maxsize`       |
 * | narrower than asked            | `minwidth`      |
 * | 6000 px wide or 4000 px tall   | `maxdimensions` |
 */
export const fileFaults = (path: string, file: OfferedFile, rules: UploadRules): readonly FieldFault[] => {
  const { name, bytes, pixels } = file;
  if (!rules.fileTypes.includes(extensionOf(name))) {
    return [{ path, code: 'filetype', params: { list: rules.fileTypes.join(', ') } }];
  }
  const faults: FieldFault[] = [];
  if (bytes >= rules.belowBytes) {
    faults.push({ path, code: 'maxsize', params: { name, max: megabytes(rules.belowBytes) } });
  }
  if (pixels && pixels.width < rules.minWidth) {
    faults.push({ path, code: 'minwidth', params: { name, min: rules.minWidth } });
  }
  if (pixels && (pixels.width >= IMAGE_WIDTH_BELOW || pixels.height >= IMAGE_HEIGHT_BELOW)) {
    const params = { name, w: IMAGE_WIDTH_BELOW, h: IMAGE_HEIGHT_BELOW };
    faults.push({ path, code: 'maxdimensions', params });
  }
  return faults;
};

/** `2 MB`, with a space that does not break. */
export const megabytes = (bytes: number): string => `${Math.round((bytes / 1_048_576) * 10) / 10}\u00a0MB`;
