import { type SiteImages, UploadedSiteImageSchema } from '@fairdesk/core/editor';
import { type EventId, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { formWith } from '../shared/http/upload-form.ts';
import { siteImageCalls } from './site-images-calls.ts';

/** The product's own `/api/organiser/{event}/pages/images`, from the browser. */
export const createSiteImagesProxy = (http: Http, event: EventId): SiteImages => {
  const call: Http = (method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options);
  return {
    ...siteImageCalls(call),
    upload: (file, { progress, signal } = {}) =>
      call('post', 'pages/images', UploadedSiteImageSchema, {
        body: formWith(file, {}),
        timeoutMs: UPLOAD_TIMEOUT_MS,
        progress,
        leave: signal,
      }),
  };
};
