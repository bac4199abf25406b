import type { ResultAsync } from 'neverthrow';
import type { UploadFile } from '../../media/index.ts';
import type { Failure } from '../../shared/index.ts';
import type { Website, WebsiteForm, WebsitePicture, WebsitePictures } from './website.ts';

/** The website of a fair: its look, its technical pages, and until when it is open. */
export interface WebsiteOffice {
  /** The settings as they are stored. */
  website(): ResultAsync<Website, Failure>;
  /** Replaces the settings; `conflict` when another save came since `version` was read. */
  save(form: WebsiteForm, version: string): ResultAsync<Website, Failure>;
  /**
   * Replaces a picture; `conflict` when another user replaced the one that the caller read.
   *
   * @param replaces the address of that one, empty for none; absent to replace any
   */
  savePicture(
    picture: WebsitePicture,
    file: UploadFile,
    replaces?: string,
  ): ResultAsync<WebsitePictures, Failure>;
  /**
   * Removes a picture: pages show the name of the fair instead of a logo, and links none.
   *
   * @param replaces as of {@link savePicture}
   */
  deletePicture(picture: WebsitePicture, replaces?: string): ResultAsync<WebsitePictures, Failure>;
}
