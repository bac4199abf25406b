import type { ResultAsync } from 'neverthrow';
import {
  IMAGE_RULES,
  LOGO_RULES,
  type UploadFile,
  type UploadRules,
  uploadFaults,
} from '../../media/index.ts';
import { type Failure, judged } from '../../shared/index.ts';
import type { WebsiteOffice } from './ports.ts';
import type { WebsitePicture, WebsitePictures } from './website.ts';

/** The limits for the pictures of a website; an icon may be small, and keeps its transparent parts. Ours. */
export const WEBSITE_PICTURE_RULES: Readonly<Record<WebsitePicture, UploadRules>> = {
  logo: LOGO_RULES,
  favicon: { ...IMAGE_RULES, fileTypes: ['.png'], minWidth: 32 },
  socialImage: IMAGE_RULES,
};

/** Replaces a picture of a website, by its limits. */
export const saveWebsitePicture =
  (office: Pick<WebsiteOffice, 'savePicture'>) =>
  (picture: WebsitePicture, file: UploadFile, replaces?: string): ResultAsync<WebsitePictures, Failure> =>
    judged(uploadFaults('file', file, WEBSITE_PICTURE_RULES[picture]), () =>
      office.savePicture(picture, file, replaces),
    );

/** {@link saveWebsitePicture} bound to its port. */
export type SaveWebsitePicture = ReturnType<typeof saveWebsitePicture>;
