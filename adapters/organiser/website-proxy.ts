import { type WebsiteOffice, WebsitePicturesSchema } from '@fairdesk/core/organiser';
import { type EventId, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { formWith } from '../shared/http/upload-form.ts';
import { replacing, websiteOffice } from './website-office.ts';

/** The product's own `/api/organiser/{event}/website`, from the browser. */
export const createWebsiteProxy = (http: Http, event: EventId): WebsiteOffice => {
  const call: Http = (method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options);
  return {
    ...websiteOffice(call),
    savePicture: (picture, file, replaces) =>
      call('post', `website/${picture}`, WebsitePicturesSchema, {
        ...replacing(replaces),
        body: formWith(file, {}),
        timeoutMs: UPLOAD_TIMEOUT_MS,
      }),
  };
};
