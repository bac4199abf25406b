import { LetterSendBodySchema } from '@fairdesk/core/organiser';
import { okAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The letters that were sent. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases()
    .letterDeskOf(caller)
    .listLetters()
    .andThen((items) => okAsync({ items })),
);

/** Sends a letter. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, LetterSendBodySchema).andThen((letter) =>
    currentUseCases().letterDeskOf(caller).sendLetter(letter),
  ),
);
