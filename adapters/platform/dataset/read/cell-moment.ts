import { dayIn, zonedInstant } from '@fairdesk/core/shared';
import { type DayText, parseDay } from './day-text.ts';

/** A moment of a cell: on the clock of the fair, or exact. */
export type CellMoment =
  | { readonly day: DayText; readonly time?: string; readonly instant?: never }
  | { readonly instant: string };

/** The time of a deadline that names only a day. */
export const END_OF_DAY = '23:59';

/** @param time of a day without a time: `23:59` */
export const instantOfCell = (moment: CellMoment, time: string, timeZone: string, now: Date): Date =>
  moment.instant === undefined
    ? zonedInstant(parseDay(moment.day, dayIn(timeZone, now)), moment.time ?? time, timeZone)
    : new Date(moment.instant);
