import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The values of the filters of the list. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases()
    .exhibitorListOf(caller)
    .choices(languageOf(caller.query.get('language') ?? '')),
);
