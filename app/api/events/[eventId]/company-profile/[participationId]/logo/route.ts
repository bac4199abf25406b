import { companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { readUpload } from '#app/_http/read-upload.ts';
import { NoTexts } from '#app/_http/request-bodies.ts';

/** Saves the logo, as a form with one `file`; returns the whole profile. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ request, id, profile }) =>
  readUpload(request, NoTexts)
    .andThen(({ file }) => profile.saveLogo(id, file))
    .map(companyProfileAnswer),
);
