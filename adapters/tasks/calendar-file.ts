import type { CalendarEntry } from '@fairdesk/core/tasks';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { fnvHash } from '../shared/fnv-hash.ts';

/** An all-day entry on the task's day; importing it again updates it. Source: RFC 5545. */
export const calendarFile = ({ title, date, description }: CalendarEntry, url: string, now: Date): string => {
  const calendar = ical({ name: 'Fairdesk', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${date}-${fingerprint(title)}@fairdesk`,
    start: new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
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

/** Distinguishes the tasks of one day. */
const fingerprint = (text: string): string =>
  fnvHash(Array.from(text, (character) => character.codePointAt(0) ?? 0)).toString(16);
