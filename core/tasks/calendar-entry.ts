import { compactDayOf, compactTimestampOf, plainText, queryString } from '../shared/index.ts';
import { dueDayOf, type TaskDue } from './due-day.ts';
import type { Task } from './task.ts';

/** An all-day calendar entry for a task. */
export interface CalendarEntry {
  readonly title: string;
  /** `20270112`: the due day of the task. */
  readonly date: string;
  readonly description: string;
}

/** The route that serves calendar files. Source: portal spec §7. */
const CALENDAR_FILE_PATH = '/api/tasks/ics/get-task-ics-file';

/**
 * The longest title and description of an entry, in code points. Each takes up to 12 bytes of the address,
 * and Node accepts 16 KB.
 */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 1000;

/**
 * The calendar entry of a task: its title after the prefix and a space, shortened by {@link shortenEntry}.
 *
 * Source: portal spec §7 "title (prefix plus task title)".
 */
export const calendarEntry = (
  { title, content, ...due }: Pick<Task, 'title' | 'content'> & TaskDue,
  prefix: string,
): CalendarEntry =>
  shortenEntry({
    title: `${prefix.trim()} ${title.trim()}`.trim(),
    date: dueDayOf(due).replaceAll('-', ''),
    description: plainText(content),
  });

/** Shortens the title to 200 characters and the description to 1000, each with an ellipsis at its end. */
export const shortenEntry = ({ title, date, description }: CalendarEntry): CalendarEntry => ({
  title: shortened(title, TITLE_MAX),
  date,
  description: shortened(description, DESCRIPTION_MAX),
});

const shortened = (text: string, max: number): string => {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - 1).join('');
  return `${start.trimEnd()}…`;
};

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

/** The path of an entry's calendar file on a server of Fairdesk: `/api/tasks/ics/…`. */
export const calendarHref = ({ title, date, description }: CalendarEntry): string =>
  `${CALENDAR_FILE_PATH}?${queryString({ title, date, description })}`;
