import type { Query } from '../database/open-database.ts';
import { type CompanySlice, companySlices } from './company-slices.ts';
import type { IndexLimits } from './index-limits.ts';
import { createTurns } from './turns.ts';

/** Maximum age of stamps that are used as they are, in milliseconds: those of a large fair are expensive. */
const FRESH_MS = 2_000;
/** Maximum age of stamps that are used while the next ones are read, in milliseconds. */
const STALE_MS = 4_000;

/** The stamps of the companies of one event, by slice. */
export interface CompanyStamps {
  /** @param isLarge whether stamps of a moment ago may be used */
  readonly at: (now: Date, isLarge: boolean) => Promise<readonly CompanySlice[]>;
}

/** Under constant searches, stamps are read in the background, so that no search waits for them. */
export const createCompanyStamps = (
  query: Query,
  eventId: string,
  { companies, turnMs }: Pick<IndexLimits, 'companies' | 'turnMs'>,
): CompanyStamps => {
  let latest: { readonly slices: readonly CompanySlice[]; readonly started: Date } | undefined;
  let reading: Promise<readonly CompanySlice[]> | undefined;

  const read = async (started: Date): Promise<readonly CompanySlice[]> => {
    const turns = createTurns(turnMs);
    turns.start();
    const slices = await companySlices(query, eventId, { now: started, size: companies, turns });
    latest = { slices, started };
    return slices;
  };
  const readOnce = (now: Date): Promise<readonly CompanySlice[]> => {
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
      // When the database fails, the search that waits for the next stamps reports it.
      if (age >= FRESH_MS) readOnce(now).catch(() => {});
      return latest.slices;
    },
  };
};
