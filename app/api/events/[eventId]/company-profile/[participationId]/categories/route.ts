import { CategoriesBodySchema, companyProfileAnswer } from '@fairdesk/core/profile';
import { companyRoute } from '#app/_http/company-route.ts';
import { expectedVersion } from '#app/_http/expected-version.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Replaces all categories; returns the whole profile. */
export const POST = companyRoute(
  { action: 'edit-profile', tab: 'account', isAboutCategories: true },
  ({ request, id, profile }) =>
    readBody(request, CategoriesBodySchema)
      .andThen(({ categories, version }) =>
        expectedVersion(request, version).map((expected) => ({ ids: categories, version: expected })),
      )
      .andThen((change) => profile.saveCategories(id, change))
      .map(companyProfileAnswer),
);
