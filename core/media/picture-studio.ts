import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { UploadRules } from './upload.ts';
import type { UploadFile } from './upload-file.ts';

/** Looks at pictures as they really are. */
export interface PictureStudio {
  /**
   * The same picture drawn anew: upright, and nothing in the file but the picture. It carries its pixels.
   *
   * One that breaks the rules is rejected at `path` before it is drawn; so is one that moves or cannot be drawn.
   */
  redraw(path: string, file: UploadFile, rules: UploadRules): ResultAsync<UploadFile, Failure>;
}
