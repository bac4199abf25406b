import { LetterBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Whom a letter would reach now. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, LetterBodySchema).andThen(({ form, search }) =>
    currentUseCases().letterDeskOf(caller).planLetter(form, search),
  ),
);
