import { RetentionSettingsSchema, saveRetention } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** How long the fair stores what. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases().retentionOfficeOf(caller).settings(),
);

/** Replaces how long the fair stores what. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, RetentionSettingsSchema).andThen(({ retention, version }) =>
    saveRetention(currentUseCases().retentionOfficeOf(caller))(retention, version),
  ),
);
