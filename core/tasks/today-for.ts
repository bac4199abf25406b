import { dayIn, utcDay } from '../shared/index.ts';
import type { TaskDue } from './due-day.ts';

/** The calendar day from which the days to a task are counted: at the fair if its due day is, otherwise in UTC. */
export const todayFor = ({ dueDay, timeZone }: TaskDue, now: Date): string =>
  dueDay && timeZone ? dayIn(timeZone, now) : utcDay(now);
