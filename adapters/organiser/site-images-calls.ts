import { SiteImagePageSchema, SiteImageSchema, type SiteImages } from '@fairdesk/core/editor';
import { type Http, Nothing } from '../shared/http/http.ts';

/** {@link SiteImages} behind calls below an event, except for sending a file. */
export const siteImageCalls = (call: Http): Omit<SiteImages, 'upload'> => ({
  list: (query) => call('get', 'pages/images', SiteImagePageSchema, { searchParams: { ...query } }),
  change: (id, version, form) => call('patch', addressOf(id), SiteImageSchema, { json: { version, form } }),
  remove: (id) => call('delete', addressOf(id), Nothing).map(() => undefined),
});

const addressOf = (id: string): string => `pages/images/${encodeURIComponent(id)}`;
