import {
  changeSiteImage,
  type FrameCanvas,
  type FrameOffice,
  type PageCanvas,
  type PageOffice,
  type SiteImages,
  uploadSiteImage,
} from '@fairdesk/core/editor';
import type { Log } from '@fairdesk/core/shared';
import { logged } from '../logged.ts';

/** The use cases of the pages of a fair's website, for the browser. */
export const pageUseCases = (office: PageOffice, { draw }: PageCanvas, log: Log) => ({
  drawPage: logged(draw, log),
  listPages: logged(office.pages, log),
  listArticles: logged(office.articles, log),
  openPage: logged(office.open, log),
  savePageDraft: logged(office.saveDraft, log),
  discardPageDraft: logged(office.discardDraft, log),
  publishPage: logged(office.publish, log),
  cancelPageSchedule: logged(office.cancelSchedule, log),
  unpublishPage: logged(office.unpublish, log),
  listPageVersions: logged(office.versions, log),
  readPageVersion: logged(office.version, log),
  restorePageVersion: logged(office.restore, log),
  createPage: logged(office.create, log),
  createArticle: logged(office.createArticle, log),
  createSpecialPage: logged(office.createSpecial, log),
  movePage: logged(office.move, log),
  removePage: logged(office.remove, log),
  undoPageRemoval: logged(office.undoRemoval, log),
  publishPageChanges: logged(office.publishChanges, log),
  confirmTranslations: logged(office.confirmTranslations, log),
  linkPreview: logged(office.linkPreview, log),
  revokePreviews: logged(office.revokePreviews, log),
  listPageLinks: logged(office.linksTo, log),
});

/** The use cases of the header and footer of a fair's website, for the browser. */
export const frameUseCases = ({ frames, publish, join, draw }: FrameOffice & FrameCanvas, log: Log) => ({
  listFrames: logged(frames, log),
  publishFrame: logged(publish, log),
  joinFrames: logged(join, log),
  drawFrame: logged(draw, log),
});

/** The use cases of the image library of a fair's website, for the browser. */
export const siteImageUseCases = (images: SiteImages, log: Log) => ({
  listSiteImages: logged(images.list, log),
  uploadSiteImage: logged(uploadSiteImage(images), log),
  changeSiteImage: logged(changeSiteImage(images), log),
  removeSiteImage: logged(images.remove, log),
});
