import { companyProfileAnswer, UrisBodySchema } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { expectedVersion } from '#app/_http/expected-version.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Replaces all links; returns the whole profile. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ request, id, profile }) =>
  readBody(request, UrisBodySchema)
    .andThen(({ uris, version }) =>
      expectedVersion(request, version).map((expected) => ({ uris, version: expected })),
    )
    .andThen((change) => profile.saveUris(id, change))
    .map(companyProfileAnswer),
);
