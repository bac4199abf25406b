import type { ChangeSiteImage, SiteImages, UploadSiteImage } from '@fairdesk/core/editor';

/** The use cases of the image library. */
export interface ImageUseCases {
  readonly listSiteImages: SiteImages['list'];
  readonly uploadSiteImage: UploadSiteImage;
  readonly changeSiteImage: ChangeSiteImage;
  readonly removeSiteImage: SiteImages['remove'];
}
