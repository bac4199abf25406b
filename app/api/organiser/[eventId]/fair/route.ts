import { FairFormBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { withFreshPages } from '#app/_site/content-change.ts';

/** The settings of the fair. */
export const GET = organiserRoute('run-event', (caller) => currentUseCases().fairOfficeOf(caller).settings());

/** Replaces the settings of the fair. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, FairFormBodySchema).andThen(({ form, version }) =>
    withFreshPages(currentUseCases().fairOfficeOf(caller).save(form, version)),
  ),
);
