import { isoInstant } from '../shared/index.ts';
import type { FairEvent, SyncWindow } from './event.ts';
import { isTestUser } from './may-see-event.ts';

/**
 * Whether the window is open now; its end is inclusive. Source: portal spec §4 "Navigation hiding".
 *
 * @example
 * ```ts
 * isInSyncWindow({ start: '2027-01-10T00:00:00Z', end: '2027-01-12T00:00:00Z' }, new Date('2027-01-11T00:00:00Z'))
 * // true
 * ```
 */
export const isInSyncWindow = ({ start, end }: SyncWindow, now: Date): boolean =>
  (start === '' || isoInstant(start) <= now) && (end === '' || now <= isoInstant(end));

/** Whether a user may use what the window guards: while it is open, and test users always. */
export const passesSyncWindow = (
  window: SyncWindow,
  event: Pick<FairEvent, 'testUsers'>,
  email: string,
  now: Date,
): boolean => isInSyncWindow(window, now) || isTestUser(event, email);
