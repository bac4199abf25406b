import { err, ok, type Result } from 'neverthrow';
import { type EventId, eventIdOf, type Failure } from '../shared/index.ts';
import { EVENT_FAULTS } from './event-faults.ts';

/**
 * Parses the event id in an address: the last segment after `events`, as in `/nl/events/101`.
 *
 * Source: portal spec §2 "Event page", §8.
 *
 * @example
 * ```ts
 * eventIdFromPath('/events/101')._unsafeUnwrap() // '101'
 * ```
 */
export const eventIdFromPath = (path: string): Result<EventId, Failure> => {
  const segments = path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter((segment) => segment !== '');
  const id = segments.includes('events') ? eventIdOf(segments.at(-1) ?? '') : undefined;
  return id === undefined ? err({ kind: 'rejected', reason: EVENT_FAULTS.identifier, fields: [] }) : ok(id);
};
