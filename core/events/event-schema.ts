import * as z from 'zod/mini';
import { type EventId, eventIdOf } from '../shared/index.ts';

/** Digits only: `101`. */
export const EventIdSchema = z.custom<EventId>((id) => typeof id === 'string' && eventIdOf(id) !== undefined);
