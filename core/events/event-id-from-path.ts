import { err, ok, type Result } from 'neverthrow';
import { type EventId, eventIdOf, type Failure } from '../shared/index.ts';
import { EVENT_FAULTS } from './event-faults.ts';

/**
 * The event an address names: the last segment after `events`, as in `/nl/events/101`.
 *
 * Source: portal spec §2 "Event page", §8.
 */
export const eventIdFromPath = (path: string): Result<EventId, Failure> => {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const after = segments.slice(segments.lastIndexOf('events') + 1);
  const id = segments.includes('events') ? eventIdOf(after.at(-1) ?? '') : undefined;
  return id === undefined ? err({ kind: 'rejected', reason: EVENT_FAULTS.identifier, fields: [] }) : ok(id);
};
