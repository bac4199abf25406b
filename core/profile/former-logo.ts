import { addDays, dayOnly, utcDay } from '../shared/index.ts';
import type { CompanyLogo } from './company-profile.ts';

/** How many days a deleted logo can be restored. The specs name none. */
export const LOGO_RESTORE_DAYS = 30;

/** A logo that was deleted and can still be restored. */
export interface FormerLogo extends CompanyLogo {
  /** When, as an ISO moment. */
  readonly deleted: string;
}

/** The last day, by UTC, on which a logo deleted at this moment can be restored. */
export const restorableUntil = (deleted: string): string => addDays(dayOnly(deleted), LOGO_RESTORE_DAYS);

/** Whether a logo deleted at this moment can still be restored. */
export const isRestorable = (deleted: string, now: Date): boolean =>
  deleted !== '' && utcDay(now) <= restorableUntil(deleted);
