import { err, ok, type Result } from 'neverthrow';
import { dayIn, type Failure, isDay } from '../shared/index.ts';
import type { FairEvent } from './event.ts';

/** What can still be done in an event. */
export type EventStanding = 'open' | 'cancelled' | 'archived';

/** The status of an event that does not take place. */
export const CANCELLED_STATUS = 'CANCELLED';

/**
 * Whether exhibitors may still change anything. A cancelled event shows a notice and its tasks are frozen;
 * from the day it is archived an event can only be read.
 *
 * The specs know the dates and the status; what follows from them is ours.
 */
export const eventStanding = (
  { status, archiveAt, timeZone }: Pick<FairEvent, 'status' | 'archiveAt' | 'timeZone'>,
  now: Date,
): EventStanding => {
  if (status === CANCELLED_STATUS) return 'cancelled';
  return isArchived({ archiveAt, timeZone }, now) ? 'archived' : 'open';
};

/** Whether the day an event is archived has come; a service may write that day as an instant. */
export const isArchived = (
  { archiveAt, timeZone }: Pick<FairEvent, 'archiveAt' | 'timeZone'>,
  now: Date,
): boolean => {
  if (isDay(archiveAt)) return archiveAt <= dayIn(timeZone, now);
  const instant = new Date(archiveAt);
  return Number.isFinite(instant.getTime()) && instant <= now;
};

/** Lets a change of an exhibitor through to an open event; else `rejected`, for the reason `event-cancelled` or `event-archived`. */
export const openForChanges = (event: FairEvent, now: Date): Result<FairEvent, Failure> => {
  const standing = eventStanding(event, now);
  return standing === 'open' ? ok(event) : err({ kind: 'rejected', reason: `event-${standing}`, fields: [] });
};
