import { companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { readUpload } from '#app/_http/read-upload.ts';
import { LogoFields } from '#app/_http/request-bodies.ts';

/** Saves the logo, as a form with one `file` and the id of the logo it `replaces`; returns the whole profile. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ request, id, profile }) =>
  readUpload(request, LogoFields)
    .andThen(({ file, fields }) => profile.saveLogo(id, file, fields))
    .map(companyProfileAnswer),
);
