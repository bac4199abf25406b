import { ApprovalBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Approves the items that still are as the organiser saw them. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ApprovalBodySchema).andThen(({ items }) =>
    currentUseCases().approvalDeskOf(caller).approveItems(items),
  ),
);
