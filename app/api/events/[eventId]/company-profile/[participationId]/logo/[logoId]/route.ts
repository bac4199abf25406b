import { companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';

/** Takes the logo away; the whole profile in return. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ id, ids, profile }) =>
  profile.deleteLogo(id, ids.logoId ?? '').map(companyProfileAnswer),
);

/** Puts the logo back that was deleted last; the whole profile in return. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ id, ids, profile }) =>
  profile.restoreLogo(id, ids.logoId ?? '').map(companyProfileAnswer),
);
