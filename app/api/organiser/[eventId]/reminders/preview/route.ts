import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { scheduleIn } from '#app/_http/schedule-in.ts';

/** The reminder that one person would get today. */
export const GET = organiserRoute('run-event', ({ query, ...caller }) =>
  currentUseCases()
    .reminderOfficeOf(caller)
    .preview(query.get('email') ?? '', scheduleIn(query) ?? []),
);
