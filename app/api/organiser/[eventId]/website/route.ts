import { saveWebsite, WebsiteBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The settings of the fair's website. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases().websiteOfficeOf(caller).website(),
);

/** Replaces the settings of the fair's website. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, WebsiteBodySchema).andThen(({ form, version }) =>
    saveWebsite(currentUseCases().websiteOfficeOf(caller))(form, version),
  ),
);
