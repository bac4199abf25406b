import 'server-only';
import type { CalendarEntry } from '@fairdesk/core/tasks';
import { calendarFile as write } from '#adapters/tasks/calendar-file.ts';
import { runtime } from '#app/_process/runtime.ts';

/** The entry as a file that links back to this installation. */
export const calendarFile = (entry: CalendarEntry): string =>
  write(entry, runtime().settings.appUrl, new Date());
