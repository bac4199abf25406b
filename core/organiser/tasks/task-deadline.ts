import {
  type CompactTimestamp,
  dayIn,
  type FieldFault,
  faultIf,
  instantOf,
  timeIn,
  toCompact,
  zonedInstant,
} from '../../shared/index.ts';
import { isStorableDay, isTime } from '../moment-faults.ts';

/** A deadline as clocks at the fair show it. */
export interface DeadlineForm {
  /** `2027-01-12` */
  readonly day: string;
  /** `23:59` */
  readonly time: string;
}

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
  ...faultIf(!isStorableDay(day), 'day', 'forms-date'),
  ...faultIf(!isTime(time), 'time', 'forms-time'),
];
