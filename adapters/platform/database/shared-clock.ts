/** The time of the database, which is the same for all of its servers. */
export interface SharedClock {
  readonly now: () => Date;
  stop(): void;
}

/** Interval between two comparisons, in milliseconds. */
const COMPARE_MS = 60_000;
/** A response that took longer, in milliseconds, says too little about the time. */
const LONGEST_MS = 1_000;

/**
 * The clocks of servers may differ by a minute: to one, what another has just reserved for half of it is free again.
 * Therefore what servers share begins and ends by the clock of their database.
 *
 * @param readMs the time of the database, in milliseconds since 1970
 */
export const createSharedClock = async (
  readMs: () => Promise<number>,
  ownMs: () => number = Date.now,
): Promise<SharedClock> => {
  let aheadMs = 0;
  const compare = async (longestMs: number): Promise<void> => {
    const begun = ownMs();
    const shared = await readMs();
    const took = ownMs() - begun;
    if (took >= 0 && took <= longestMs) aheadMs = shared - (begun + took / 2);
  };
  await compare(Number.POSITIVE_INFINITY);
  // A database that does not respond leaves the clock as it was.
  const timer = setInterval(() => void compare(LONGEST_MS).catch(() => {}), COMPARE_MS);
  timer.unref();
  return { now: () => new Date(ownMs() + aheadMs), stop: () => clearInterval(timer) };
};
