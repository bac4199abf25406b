import type { ResultAsync } from 'neverthrow';
import { type UploadFile, type UploadOptions, uploadFaults } from '../media/index.ts';
import { type Failure, judged } from '../shared/index.ts';
import { SITE_IMAGE_RULES, type SiteImage, type SiteImageForm, siteImageFaults } from './site-image.ts';

/** Which images to list. */
export interface SiteImageQuery {
  /** Words of a name or an alternative text; without case and accents. All images when empty. */
  readonly search?: string;
  /** The `next` of the part before; absent for the first. */
  readonly after?: string;
}

/** A part of the list of images. */
export interface SiteImagePage {
  readonly items: readonly SiteImage[];
  /** How many images the whole list has. */
  readonly total: number;
  /** Leads to the next part; absent at the end. */
  readonly next?: string;
}

/** An image after its upload. */
export interface UploadedSiteImage {
  readonly image: SiteImage;
  /** Whether the library had the same picture before: then that one, unchanged. */
  readonly isKnown: boolean;
}

/** Port: the image library of a fair's website. Every call checks the role of its caller. */
export interface SiteImages {
  /** The newest first. */
  list(query: SiteImageQuery): ResultAsync<SiteImagePage, Failure>;
  /** Stores a file once, however often it is uploaded. Fails with `rejected` for a file outside {@link SITE_IMAGE_RULES} and for a full library. */
  upload(file: UploadFile, options?: UploadOptions): ResultAsync<UploadedSiteImage, Failure>;
  /** Fails with `conflict` when another save came since that version. */
  change(id: string, version: number, form: SiteImageForm): ResultAsync<SiteImage, Failure>;
  /** Fails with `rejected`, naming the pages, while a page or a draft uses the image. */
  remove(id: string): ResultAsync<void, Failure>;
}

/** Uploads an image to the library, by its limits. */
export const uploadSiteImage =
  (images: Pick<SiteImages, 'upload'>) =>
  (file: UploadFile, options?: UploadOptions): ResultAsync<UploadedSiteImage, Failure> =>
    judged(uploadFaults('file', file, SITE_IMAGE_RULES), () => images.upload(file, options));

/** Changes an image of the library; an invalid form is `rejected` with the faults of its fields. */
export const changeSiteImage =
  (images: Pick<SiteImages, 'change'>) =>
  (id: string, version: number, form: SiteImageForm): ResultAsync<SiteImage, Failure> =>
    judged(siteImageFaults(form), () => images.change(id, version, form));

/** {@link uploadSiteImage} bound to its port. */
export type UploadSiteImage = ReturnType<typeof uploadSiteImage>;
/** {@link changeSiteImage} bound to its port. */
export type ChangeSiteImage = ReturnType<typeof changeSiteImage>;
