import type { Query } from '../database/open-database.ts';
import { companyStamp } from './company-stamp.ts';
import { createTurns } from './turns.ts';

/** Maximum age of a stamp that is used as it is, in milliseconds: that of a large fair is expensive. */
const FRESH_MS = 2_000;
/** Maximum age of a stamp that is used while the next one is read, in milliseconds. */
const STALE_MS = 4_000;

/** The stamps of the companies of one event. */
export interface CompanyStamps {
  /** @param isLarge whether a stamp of a moment ago may be used */
  readonly at: (now: Date, isLarge: boolean) => Promise<string>;
}

/**
 * Under constant searches, a stamp is read in the background, so that no search waits for it.
 *
 * @param turnMs other requests run after this time
 */
export const createCompanyStamps = (query: Query, eventId: string, turnMs: number): CompanyStamps => {
  let latest: { readonly stamp: string; readonly started: Date } | undefined;
  let reading: Promise<string> | undefined;

  const read = async (started: Date): Promise<string> => {
    const turns = createTurns(turnMs);
    turns.start();
    const stamp = await companyStamp(query, eventId, started, turns);
    latest = { stamp, started };
    return stamp;
  };
  const readOnce = (now: Date): Promise<string> => {
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    at: async (now, isLarge) => {
      if (!isLarge || latest === undefined) return read(now);
      const age = now.getTime() - latest.started.getTime();
      if (age <= 0 || age >= STALE_MS) return readOnce(now);
      // When the database fails, the search that waits for the next stamp reports it.
      if (age >= FRESH_MS) readOnce(now).catch(() => {});
      return latest.stamp;
    },
  };
};
