import 'server-only';
import type { CalendarEntry } from '@fairdesk/core/tasks';
import { calendarFile as write } from '#adapters/tasks/calendar-file.ts';
import { runtime } from '#app/_process/runtime.ts';

/**
 * The entry as a file.
 *
 * @param link the page it leads to, on this installation: `/nl/aqua/tasks#task-rigging`
 */
export const calendarFile = (entry: CalendarEntry, link: string): string =>
  write(entry, `${runtime().settings.appUrl}${link}`, runtime().clock());
