import type { FairEvent } from '../events/index.ts';
import { addDays, zonedInstant } from '../shared/index.ts';
import type { ShowPeriod } from './countdown.ts';

/**
 * When an event opens and closes, in its own time zone.
 *
 * Without times, it opens at midnight and closes at the end of its last day; without an end date, it lasts
 * one day. While a date or time is unknown or invalid, so is that end of the period: an invalid date, which no
 * countdown can count to.
 */
export const showPeriod = (
  event: Pick<FairEvent, 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone'>,
): ShowPeriod => {
  const { startDate, startTime, endTime, timeZone } = event;
  const lastDay = event.endDate || startDate;
  const start = zonedInstant(startDate, startTime, timeZone);
  if (endTime !== '') return { start, end: zonedInstant(lastDay, endTime, timeZone) };
  return { start, end: zonedInstant(addDays(lastDay, 1), '', timeZone) };
};
