import { AccountBodySchema, companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { expectedVersion } from '#app/_http/expected-version.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The whole profile, in the requested `language`. Source: portal spec §7 "Company profile". */
export const GET = companyRoute({ action: 'read' }, ({ id, language, profile }) =>
  profile.openProfile(id, language).map(companyProfileAnswer),
);

/** Saves the account card; without the permission to publish, `isPublic` stays unchanged. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ request, id, profile }) =>
  readBody(request, AccountBodySchema)
    .andThen((change) => expectedVersion(request, change.version).map((version) => ({ ...change, version })))
    .andThen((change) => profile.saveAccount(id, change))
    .map(companyProfileAnswer),
);
