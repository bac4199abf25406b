import { SITE_IMAGE_RULES, type SiteImages, UploadedSiteImageSchema } from '@fairdesk/core/editor';
import type { PictureStudio } from '@fairdesk/core/media';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { siteImageCalls } from './site-images-calls.ts';

/** The image library of a fair's website in the embedded platform, for the server. */
export const createSiteImages = (http: Http, caller: OrganiserCaller, studio: PictureStudio): SiteImages => {
  const call = callOrganiser(http, caller);
  return {
    ...siteImageCalls(call),
    upload: (offered) =>
      studio.redraw('file', offered, SITE_IMAGE_RULES).andThen(({ name, bytes }) =>
        call('post', 'pages/images', UploadedSiteImageSchema, {
          json: { name, bytes: Buffer.from(bytes).toString('base64') },
        }),
      ),
  };
};
