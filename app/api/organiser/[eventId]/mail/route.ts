import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { mailFilterOf } from '#app/_http/mail-filter-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** A page of the fair's mail log, newest first. */
export const GET = organiserRoute('run-event', ({ query, ...caller }) =>
  currentUseCases()
    .mailLogOf(caller)
    .page(mailFilterOf(Object.fromEntries(query))),
);
