import { companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_composition/company-route.ts';

/** Takes the logo away; the whole profile in return. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ id, ids, profile }) =>
  profile.deleteLogo(id, ids.logoId ?? '').map(companyProfileAnswer),
);
