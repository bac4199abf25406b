import { AddressBodySchema, addressFromAnswer, companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { expectedVersion } from '#app/_http/expected-version.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Saves the address card; returns the whole profile. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'account' }, ({ request, id, profile }) =>
  readBody(request, AddressBodySchema)
    .andThen(({ version, ...address }) =>
      expectedVersion(request, version).map((expected) => ({
        address: addressFromAnswer(address),
        version: expected,
      })),
    )
    .andThen((change) => profile.saveAddress(id, change))
    .map(companyProfileAnswer),
);
