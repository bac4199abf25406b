import { TeamChangeSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The organisers of the fair. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .teamOfficeOf(caller)
    .team()
    .map((items) => ({ items })),
);

/** Invites an organiser, changes a role or removes one. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, TeamChangeSchema).andThen((change) =>
    currentUseCases()
      .teamOfficeOf(caller)
      .change(change)
      .map((items) => ({ items })),
  ),
);
