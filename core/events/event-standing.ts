import { err, ok, type Result } from 'neverthrow';
import { dayIn, type Failure, isDay, isoInstant } from '../shared/index.ts';
import type { FairEvent } from './event.ts';

/** Which changes an event still allows. */
export type EventStanding = 'open' | 'cancelled' | 'archived';

/** The status of a cancelled event. */
export const CANCELLED_STATUS = 'CANCELLED';

/**
 * Whether exhibitors may still make changes. A cancelled event displays a notice and freezes its tasks; from
 * its archive date on, an event is read-only.
 *
 * The specs define the dates and the status; the consequences are ours.
 */
export const eventStanding = (
  { status, archiveAt, timeZone }: Pick<FairEvent, 'status' | 'archiveAt' | 'timeZone'>,
  now: Date,
): EventStanding => {
  if (status === CANCELLED_STATUS) return 'cancelled';
  return isArchived({ archiveAt, timeZone }, now) ? 'archived' : 'open';
};

/** Whether the archive date of an event has come; a service may write it as an instant. */
export const isArchived = (
  { archiveAt, timeZone }: Pick<FairEvent, 'archiveAt' | 'timeZone'>,
  now: Date,
): boolean => {
  if (isDay(archiveAt)) return archiveAt <= dayIn(timeZone, now);
  const instant = isoInstant(archiveAt);
  return Number.isFinite(instant.getTime()) && instant <= now;
};

/**
 * Allows a change in an open event; otherwise `rejected` with the reason `event-cancelled` or
 * `event-archived`.
 */
export const openForChanges = (event: FairEvent, now: Date): Result<FairEvent, Failure> => {
  const standing = eventStanding(event, now);
  return standing === 'open' ? ok(event) : err({ kind: 'rejected', reason: `event-${standing}`, fields: [] });
};
