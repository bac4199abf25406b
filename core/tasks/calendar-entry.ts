import { compactDayOf, compactTimestampOf, plainText, queryString } from '../shared/index.ts';
import type { Task } from './task.ts';

/** An all-day calendar entry for a task. */
export interface CalendarEntry {
  readonly title: string;
  /** `20270112`: the calendar day of the task's due timestamp. */
  readonly date: string;
  readonly description: string;
}

/** The route that serves calendar files. Source: portal spec §7. */
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
 * Parses the day of a requested calendar file: the first 8 characters of a task's date, with or without the
 * time.
 *
 * @returns `undefined` if it is not a valid day.
 * Source: portal spec §7 "date (first 8 characters of the task date)".
 *
 * @example
 * ```ts
 * calendarDayOf('20270112T235900Z') // '20270112'
 * calendarDayOf('soon') // undefined
 * ```
 */
export const calendarDayOf = (text: string): string | undefined => {
  const stamp = compactTimestampOf(/^\d{8}$/.test(text) ? `${text}T000000Z` : text);
  return stamp && compactDayOf(stamp);
};

/** The address of an entry's calendar file. */
export const calendarHref = ({ title, date, description }: CalendarEntry): string =>
  `${CALENDAR_FILE_PATH}?${queryString({ title, date, description })}`;
