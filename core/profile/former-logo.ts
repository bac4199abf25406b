import { addDays, dayOnly, utcDay } from '../shared/index.ts';

/** How many days a deleted logo can be restored. Our choice. */
export const LOGO_RESTORE_DAYS = 30;

/** The last day, in UTC, on which a logo deleted at this instant can be restored; empty for no instant. */
export const restorableUntil = (deleted: string): string => addDays(dayOnly(deleted), LOGO_RESTORE_DAYS);

/** Whether a logo deleted at this instant can still be restored. */
export const isRestorable = (deleted: string, now: Date): boolean => utcDay(now) <= restorableUntil(deleted);
