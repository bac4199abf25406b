import * as z from 'zod/mini';
import { type EventId, eventIdOf } from '../shared/index.ts';
import type { EventSummary } from './event.ts';
import type { EventTile } from './event-tile.ts';

/** Digits: `101`. */
export const EventIdSchema = z.custom<EventId>((id) => typeof id === 'string' && eventIdOf(id) !== undefined);

/** What a chooser shows of an event, as the server sends it. */
export const EventSummarySchema: z.ZodMiniType<EventSummary> = z.object({
  id: EventIdSchema,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  show: z.exactOptional(z.object({ id: z.string(), name: z.string() })),
});

/** One card of the event chooser, as the server sends it. */
export const EventTileSchema: z.ZodMiniType<EventTile> = z.object({
  summary: EventSummarySchema,
  href: z.string(),
  logo: z.exactOptional(z.object({ src: z.string(), alt: z.string() })),
  brandColour: z.string(),
  place: z.string(),
});
