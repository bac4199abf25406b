import { type WebsiteOffice, WebsitePicturesSchema, WebsiteSchema } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http.ts';

/** A {@link WebsiteOffice} behind calls below an event, except for sending a picture. */
export const websiteOffice = (call: Http): Omit<WebsiteOffice, 'savePicture'> => ({
  website: () => call('get', 'website', WebsiteSchema),
  save: (form, version) => call('put', 'website', WebsiteSchema, { json: { form, version } }),
  deletePicture: (picture) => call('delete', `website/${picture}`, WebsitePicturesSchema),
});
