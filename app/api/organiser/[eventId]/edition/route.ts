import { makeNextEdition, NextEditionBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** What the fair has to copy as its next edition. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases().editionOfficeOf(caller).source(),
);

/** Creates the next edition of the fair. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, NextEditionBodySchema).andThen(({ id, ...edition }) =>
    makeNextEdition(currentUseCases().editionOfficeOf(caller))(edition, id),
  ),
);
