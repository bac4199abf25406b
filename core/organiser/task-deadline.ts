import {
  type CompactTimestamp,
  dayIn,
  type FieldFault,
  instantOf,
  isDay,
  timeIn,
  toCompact,
  zonedInstant,
} from '../shared/index.ts';

/** A deadline as clocks at the fair show it. */
export interface DeadlineForm {
  /** `2027-01-12` */
  readonly day: string;
  /** `23:59` */
  readonly time: string;
}

/** Whether a text is a time of day: `23:59`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A stored deadline as clocks at the fair show it. */
export const deadlineFormOf = (due: CompactTimestamp, timeZone: string): DeadlineForm => {
  const instant = instantOf(due);
  return { day: dayIn(timeZone, instant), time: timeIn(timeZone, instant) };
};

/**
 * The deadline to store for a day and time at the fair.
 *
 * A form that shows the stored deadline leaves it unchanged: its seconds stay, and so does the second 02:30 of
 * the night in which clocks go back.
 *
 * @param stored the deadline before, if there is one
 */
export const dueOf = (
  { day, time }: DeadlineForm,
  timeZone: string,
  stored?: CompactTimestamp,
): CompactTimestamp => {
  if (stored !== undefined) {
    const storedForm = deadlineFormOf(stored, timeZone);
    if (storedForm.day === day && storedForm.time === time) return stored;
  }
  return toCompact(zonedInstant(day, time, timeZone));
};

/** The faults of a deadline: a day that the calendar does not have, a time that no clock shows. */
export const deadlineFaults = ({ day, time }: DeadlineForm): readonly FieldFault[] => [
  ...(isDeadlineDay(day) ? [] : [{ path: 'day', code: 'forms-date' as const }]),
  ...(isTime(time) ? [] : [{ path: 'time', code: 'forms-time' as const }]),
];

/** Days close to the limits of stored years could leave them in another time zone. */
const isDeadlineDay = (day: string): boolean => isDay(day) && day >= '1970-01-02' && day <= '9998-12-31';
