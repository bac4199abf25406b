import type { EventSummary, FairEvent } from './event.ts';

/**
 * The summary of an event in a chooser: the public dates if set, each with its time if known.
 *
 * Source: portal spec §3 "Event summary".
 */
export const eventSummary = (event: FairEvent): EventSummary => {
  const { id, name, show } = event;
  const startDate = withTime(event.publicStartDate || event.startDate, event.startTime);
  const endDate = withTime(event.publicEndDate || event.endDate, event.endTime);
  return show ? { id, name, startDate, endDate, show } : { id, name, startDate, endDate };
};

const withTime = (date: string, time: string): string => (date && time ? `${date} ${time}` : date);
