import { splitPath } from '@fairdesk/core/shared';
import type { CalendarEntry } from '@fairdesk/core/tasks';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { fnvHash } from '../shared/fnv-hash.ts';

/** An all-day entry on the task's day; importing it again updates it. Source: RFC 5545. */
export const calendarFile = (entry: CalendarEntry, url: string, now: Date): string => {
  const { title, date, description } = entry;
  const calendar = ical({ name: 'Fairdesk', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: idOf(entry, url),
    start: new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}T00:00:00Z`),
    allDay: true,
    stamp: now,
    summary: plain(title),
    description: plain(description),
    url,
  });
  for (const daysBefore of ALARM_DAYS)
    event.createAlarm({ type: ICalAlarmType.display, trigger: daysBefore * SECONDS_PER_DAY });
  return `${calendar.toString()}${LINE_END}`;
};

/** Ends every line, the last one too, where the library leaves it out. Source: RFC 5545 §3.1. */
const LINE_END = '\r\n';

/** When the calendar sends reminders, in days before the deadline. */
const ALARM_DAYS = [7, 1];
const SECONDS_PER_DAY = 86_400;

/** Removes control characters except line breaks: some calendars stop parsing at them. */
const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? '\n' : ''));

/**
 * The same id for a task when its deadline, its title or the language changes: `/aqua/tasks#task-rigging@desk.example`.
 * An entry without a link to a task is identified by its day and title.
 */
const idOf = ({ title, date }: CalendarEntry, url: string): string => {
  const { host, pathname, hash } = new URL(url);
  return hash.startsWith(TASK_FRAGMENT)
    ? `${splitPath(pathname).path}${hash}@${host}`
    : `${date}-${fingerprint(title)}@fairdesk`;
};

/** Starts the fragment of a link to a task. */
const TASK_FRAGMENT = '#task-';

/** Distinguishes the tasks of one day. */
const fingerprint = (text: string): string =>
  fnvHash(Array.from(text, (character) => character.codePointAt(0) ?? 0)).toString(16);
