import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { UploadRules } from './upload.ts';
import type { UploadFile } from './upload-file.ts';

/** Processes uploaded images. */
export interface PictureStudio {
  /**
   * Re-encodes an image: upright, with its pixel size, and without any other data in the file.
   *
   * Rejects, at `path`, an image that breaks the rules before decoding it, and one that is animated or cannot
   * be decoded.
   */
  redraw(path: string, file: UploadFile, rules: UploadRules): ResultAsync<UploadFile, Failure>;
}
