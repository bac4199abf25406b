import type { Observe } from './engine.ts';

/** How long a request may go on with what it saw at its beginning, in milliseconds: what it has begun may outlive it. */
const MAX_AGE_MS = 1_000;

interface Seen {
  readonly state: Promise<string | undefined>;
  /** In milliseconds of {@link performance}. */
  readonly at: number;
}

/**
 * Watches a database that several servers write to: two reads see the same rows when the database is in the same state
 * before the first and before the second.
 *
 * @param readState names the state: any commit changes it. `undefined` where the database cannot tell.
 */
export const watchSnapshots = (
  readState: () => Promise<string | undefined>,
  now: () => number = () => performance.now(),
): Observe => {
  const seen = new WeakMap<object, Seen>();
  /** Read once per period: a request need not see what others write after its beginning. */
  const stateIn = (period: object): Seen['state'] => {
    const last = seen.get(period);
    if (last && now() - last.at < MAX_AGE_MS) return last.state;
    const state = readState().catch(() => undefined);
    seen.set(period, { state, at: now() });
    return state;
  };
  return async (work, period) => {
    const before = await stateIn(period);
    const value = await work();
    return {
      value,
      isCurrent: async (later) => before !== undefined && (await stateIn(later)) === before,
    };
  };
};
