import { ReminderBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { scheduleIn } from '#app/_http/schedule-in.ts';

/** The reminders of the fair, with what they, or another schedule, would send today. */
export const GET = organiserRoute('run-event', ({ query, ...caller }) =>
  currentUseCases()
    .reminderOfficeOf(caller)
    .plan(scheduleIn(query), query.get('search') ?? undefined),
);

/** Replaces the schedule, and switches reminders on or off. */
export const PUT = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ReminderBodySchema).andThen(({ form, version }) =>
    currentUseCases().reminderOfficeOf(caller).save(form, version),
  ),
);
