import { saveWord, WordBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { builtInTexts } from '#ui/organiser/built-in-words.ts';

/** The words of the fair. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .wordOfficeOf(caller)
    .words()
    .map((items) => ({ items })),
);

/** Replaces the texts of one key; they need the placeholders of the built-in ones. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, WordBodySchema).andThen((change) =>
    saveWord(currentUseCases().wordOfficeOf(caller))(change, builtInTexts(change.word.key)),
  ),
);
