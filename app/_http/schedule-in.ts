import type { ReminderSchedule } from '@fairdesk/core/organiser';

/** The schedule in the query of an address: `14,7`; ignores what is no number. */
export const scheduleIn = (query: URLSearchParams): ReminderSchedule | undefined =>
  query
    .get('schedule')
    ?.split(',')
    .filter((day) => /^-?\d{1,3}$/.test(day))
    .map(Number);
