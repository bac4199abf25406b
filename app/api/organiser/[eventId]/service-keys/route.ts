import { NewServiceKeyBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The keys with which programs use the JSON:API. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .serviceKeyOfficeOf(caller)
    .keys()
    .map((items) => ({ items })),
);

/** Makes a key; the response is the only place of its secret. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, NewServiceKeyBodySchema).andThen(({ id, ...form }) =>
    currentUseCases().serviceKeyOfficeOf(caller).create(form, id),
  ),
);
