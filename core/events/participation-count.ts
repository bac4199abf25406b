import { err, ok, type Result } from 'neverthrow';
import type { Failure, FieldFault } from '../shared/index.ts';

/** The number of participations the event page displays at first. Source: portal spec §9. */
export const FIRST_PARTICIPATIONS = 9;
/** The number of participations that each click on "load more" adds. Source: portal spec §9. */
export const MORE_PARTICIPATIONS = 9;

/** The default count of a request without one. Source: portal spec §9. */
export const DEFAULT_PARTICIPATIONS = 10;

/**
 * The maximum count of a request. Our choice; the spec has no limit, which would allow a single request to
 * read everything.
 */
export const MAX_PARTICIPATIONS = 500;

/**
 * Parses `displaycount`: 1 to 500, 10 when absent.
 *
 * @example
 * ```ts
 * participationCountOf('-1').isErr() // true
 * ```
 */
export const participationCountOf = (raw: string | null): Result<number, Failure> => {
  if (raw === null) return ok(DEFAULT_PARTICIPATIONS);
  const count = /^\d{1,3}$/.test(raw) ? Number(raw) : 0;
  if (count >= 1 && count <= MAX_PARTICIPATIONS) return ok(count);
  const fault: FieldFault = {
    path: 'displaycount',
    code: 'count-out-of-range',
    params: { min: 1, max: MAX_PARTICIPATIONS },
  };
  return err({ kind: 'rejected', reason: 'The number of participations is out of range', fields: [fault] });
};

/**
 * The count to request for more; `undefined` when there is no next page or the maximum is reached.
 *
 * @example
 * ```ts
 * nextCount(9, true) // 18
 * ```
 */
export const nextCount = (visible: number, hasNext: boolean): number | undefined =>
  hasNext && visible < MAX_PARTICIPATIONS
    ? Math.min(visible + MORE_PARTICIPATIONS, MAX_PARTICIPATIONS)
    : undefined;
