import { LOGO_RULES, type PictureStudio } from '@fairdesk/core/media';
import { type OrganiserCaller, WebsiteLogoSchema, type WebsiteOffice } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http.ts';
import { callOrganiser } from './call.ts';
import { websiteOffice } from './website-office.ts';

/** The website of an event, for the server. */
export const createWebsiteOffice = (
  http: Http,
  caller: OrganiserCaller,
  studio: PictureStudio,
): WebsiteOffice => {
  const call = callOrganiser(http, caller);
  return {
    ...websiteOffice(call),
    saveLogo: (offered) =>
      studio.redraw('file', offered, LOGO_RULES).andThen(({ name, bytes }) =>
        call('post', 'website/logo', WebsiteLogoSchema, {
          json: { name, bytes: Buffer.from(bytes).toString('base64') },
        }),
      ),
  };
};
