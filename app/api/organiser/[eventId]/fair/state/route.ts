import { FairStateBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Moves the fair to another state: draft, published, cancelled or archived. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, FairStateBodySchema).andThen(({ state, version }) =>
    currentUseCases().fairOfficeOf(caller).changeState(state, version),
  ),
);
