import { err, ok, type Result } from 'neverthrow';
import type { Failure } from '../shared/index.ts';

/** How many participations the event page shows at first, and adds with every load-more. Source: portal spec §9. */
export const FIRST_PARTICIPATIONS = 9;
/** How many every load-more adds. */
export const MORE_PARTICIPATIONS = 9;

/** How many a request gets that names no number. Source: portal spec §9. */
export const DEFAULT_PARTICIPATIONS = 10;

/** How many a request may ask for. The spec sets no limit; without one a single request could ask for everything. */
export const MAX_PARTICIPATIONS = 500;

/** The number a `displaycount` asks for: 1 to 500, 10 when there is none. */
export const countWanted = (raw: string | null): Result<number, Failure> => {
  if (raw === null) return ok(DEFAULT_PARTICIPATIONS);
  const count = /^\d{1,3}$/.test(raw) ? Number(raw) : 0;
  if (count >= 1 && count <= MAX_PARTICIPATIONS) return ok(count);
  const fault = {
    path: 'displaycount',
    code: 'count-out-of-range',
    params: { min: 1, max: MAX_PARTICIPATIONS },
  };
  return err({ kind: 'rejected', reason: 'The number of participations is out of range', fields: [fault] });
};

/** How many to ask for when somebody wants more; `undefined` when there is no next page or no room for one. */
export const nextCount = (shown: number, hasNext: boolean): number | undefined =>
  hasNext && shown < MAX_PARTICIPATIONS
    ? Math.min(shown + MORE_PARTICIPATIONS, MAX_PARTICIPATIONS)
    : undefined;
