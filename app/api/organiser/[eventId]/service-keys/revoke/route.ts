import { ServiceKeyRevocationSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Ends a key at once. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, ServiceKeyRevocationSchema).andThen(({ id }) =>
    currentUseCases()
      .serviceKeyOfficeOf(caller)
      .revoke(id)
      .map((items) => ({ items })),
  ),
);
