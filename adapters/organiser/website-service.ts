import type { PictureStudio } from '@fairdesk/core/media';
import {
  type OrganiserCaller,
  WEBSITE_PICTURE_RULES,
  type WebsiteOffice,
  WebsitePicturesSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { replacing, websiteOffice } from './website-office.ts';

/** The website of an event, for the server. */
export const createWebsiteOffice = (
  http: Http,
  caller: OrganiserCaller,
  studio: PictureStudio,
): WebsiteOffice => {
  const call = callOrganiser(http, caller);
  return {
    ...websiteOffice(call),
    savePicture: (picture, offered, replaces) =>
      studio.redraw('file', offered, WEBSITE_PICTURE_RULES[picture]).andThen(({ name, bytes }) =>
        call('post', `website/${picture}`, WebsitePicturesSchema, {
          ...replacing(replaces),
          json: { name, bytes: Buffer.from(bytes).toString('base64') },
        }),
      ),
  };
};
