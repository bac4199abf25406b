import { dayIn } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

/** Whether this engine knows a zone, also an offset such as `+01:00` that a service wrote: its times stay right. */
const hasClock = (zone: string): boolean => dayIn(zone, new Date(0)) !== '';

/** The zone of an event; every part of the portal has the same default for an event without a valid one. */
export const EventZone = z.catch(z.string().check(z.refine(hasClock)), 'Europe/Amsterdam');

/** The zone of a stored event. */
export const eventZoneOf = ({ timeZone }: { readonly timeZone?: unknown }): string =>
  EventZone.parse(timeZone);
