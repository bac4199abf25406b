import { isTimeZone } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

/** The IANA zone of an event; every part of the portal has the same default for an event without a valid one. */
export const EventZone = z.catch(z.string().check(z.refine(isTimeZone)), 'Europe/Amsterdam');

/** The zone of a stored event. */
export const eventZoneOf = ({ timeZone }: { readonly timeZone?: unknown }): string =>
  EventZone.parse(timeZone);
