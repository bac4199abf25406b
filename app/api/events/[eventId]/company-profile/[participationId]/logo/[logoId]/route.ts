import { companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';

/** Deletes the logo; returns the whole profile. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ id, ids, profile }) =>
  profile.deleteLogo(id, ids.logoId ?? '').map(companyProfileAnswer),
);

/** Restores the logo that was deleted last; returns the whole profile. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ id, ids, profile }) =>
  profile.restoreLogo(id, ids.logoId ?? '').map(companyProfileAnswer),
);
