import { AwardRemovalBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Deletes an award with its entries. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, AwardRemovalBodySchema).andThen((award) =>
    currentUseCases().awardPlannerOf(caller).remove(award),
  ),
);
