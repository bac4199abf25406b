import { type WebsiteOffice, WebsitePicturesSchema, WebsiteSchema } from '@fairdesk/core/organiser';
import type { CallOptions, Http } from '../shared/http/http.ts';

/** A {@link WebsiteOffice} behind calls below an event, except for sending a picture. */
export const websiteOffice = (call: Http): Omit<WebsiteOffice, 'savePicture'> => ({
  website: () => call('get', 'website', WebsiteSchema),
  save: (form, version) => call('put', 'website', WebsiteSchema, { json: { form, version } }),
  deletePicture: (picture, replaces) =>
    call('delete', `website/${picture}`, WebsitePicturesSchema, replacing(replaces)),
});

/** The address of the only picture that a call may replace; absent to replace any. */
export const replacing = (replaces: string | undefined): Pick<CallOptions, 'searchParams'> =>
  replaces === undefined ? {} : { searchParams: { replaces } };
