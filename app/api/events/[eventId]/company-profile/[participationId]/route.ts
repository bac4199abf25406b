import { AccountBodySchema, companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { expectedVersion } from '#app/_http/expected-version.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The whole profile, in the `language` asked for. Source: portal spec §7 "Company profile". */
export const GET = companyRoute({ action: 'read' }, ({ id, language, profile }) =>
  profile.openProfile(id, language).map(companyProfileAnswer),
);

/** The card of the company; who may not publish leaves `isPublic` as it is. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ request, id, profile }) =>
  readBody(request, AccountBodySchema)
    .andThen((change) => expectedVersion(request, change.version).map((version) => ({ ...change, version })))
    .andThen((change) => profile.saveAccount(id, change))
    .map(companyProfileAnswer),
);
