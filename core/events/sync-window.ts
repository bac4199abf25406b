import type { FairEvent } from './event.ts';
import { isTestUser } from './may-see-event.ts';

/** When an event's data may be changed by exhibitors: instants, ISO; empty for no limit. */
export interface SyncWindow {
  readonly start: string;
  readonly end: string;
}

/** Whether the window has opened and not yet passed; the end itself is still within. Source: portal spec §4 "Navigation hiding". */
export const isInSyncWindow = ({ start, end }: SyncWindow, now: Date): boolean =>
  (start === '' || new Date(start) <= now) && (end === '' || now <= new Date(end));

/** Whether somebody may use what the window guards: while it is open, and test users always. */
export const passesSyncWindow = (
  window: SyncWindow,
  event: Pick<FairEvent, 'testUsers'>,
  email: string,
  now: Date,
): boolean => isInSyncWindow(window, now) || isTestUser(event, email);
