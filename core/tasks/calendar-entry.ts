import { compactDayOf, compactTimestampOf, plainText, queryString } from '../shared/index.ts';
import type { Task } from './task.ts';

/** A task as it goes into somebody's calendar, on a whole day. */
export interface CalendarEntry {
  readonly title: string;
  /** `20270112`: the day the task's due stamp names. */
  readonly date: string;
  readonly description: string;
}

/** The address that answers a calendar file. Source: portal spec §7. */
export const CALENDAR_FILE_PATH = '/api/tasks/ics/get-task-ics-file';

/** Source: portal spec §7 "title (prefix plus task title)". */
export const calendarEntry = (
  { title, content, due }: Pick<Task, 'title' | 'content' | 'due'>,
  prefix: string,
): CalendarEntry => ({
  title: `${prefix.trim()} ${title.trim()}`.trim(),
  date: compactDayOf(due),
  description: plainText(content),
});

/**
 * The day that a calendar file is asked for: the first 8 characters of a task's date, whether the time follows or not.
 *
 * @returns `undefined` where that is no day.
 * Source: portal spec §7 "date (first 8 characters of the task date)".
 */
export const calendarDayOf = (text: string): string | undefined => {
  const stamp = compactTimestampOf(/^\d{8}$/.test(text) ? `${text}T000000Z` : text);
  return stamp && compactDayOf(stamp);
};

/** Where the calendar file of an entry is to be had. */
export const calendarHref = ({ title, date, description }: CalendarEntry): string =>
  `${CALENDAR_FILE_PATH}?${queryString({ title, date, description })}`;
