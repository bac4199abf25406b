import type { FairEvent } from '../events/index.ts';
import { addDays, isDay, zonedInstant } from '../shared/index.ts';
import type { ShowPeriod } from './countdown.ts';

/**
 * When an event opens and closes, by the clocks of its own zone.
 *
 * Without a time it opens at midnight and closes at the end of its last day; without a last day that is the first.
 */
export const showPeriod = (
  event: Pick<FairEvent, 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone'>,
): ShowPeriod => {
  const { startDate, startTime, endTime, timeZone } = event;
  const lastDay = event.endDate || startDate;
  const start = zonedInstant(startDate, startTime, timeZone);
  if (endTime !== '') return { start, end: zonedInstant(lastDay, endTime, timeZone) };
  return { start, end: zonedInstant(isDay(lastDay) ? addDays(lastDay, 1) : '', '', timeZone) };
};
