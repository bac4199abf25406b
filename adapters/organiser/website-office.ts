import { WebsiteLogoSchema, type WebsiteOffice, WebsiteSchema } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http.ts';

/** A {@link WebsiteOffice} behind calls below an event, except for sending a logo. */
export const websiteOffice = (call: Http): Omit<WebsiteOffice, 'saveLogo'> => ({
  website: () => call('get', 'website', WebsiteSchema),
  save: (form, version) => call('put', 'website', WebsiteSchema, { json: { form, version } }),
  deleteLogo: () => call('delete', 'website/logo', WebsiteLogoSchema),
});
