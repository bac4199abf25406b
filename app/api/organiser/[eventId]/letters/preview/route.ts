import { LetterPreviewBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The letter as one person would get it. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, LetterPreviewBodySchema).andThen(({ form, email }) =>
    currentUseCases().letterDeskOf(caller).previewLetter(form, email),
  ),
);
