/** How often something may be attempted. */
export interface RateLimit {
  /** Part of the keys under which attempts are counted. */
  readonly name: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Counts attempts per key, for all servers of a database. */
export interface RateCounter {
  /** Counts an attempt. */
  penalty(key: string): Promise<Counted>;
  /** Reverts the count of an attempt. */
  reward(key: string): Promise<unknown>;
}

interface Counted {
  /** Attempts in the present period, this one included. */
  readonly consumedPoints: number;
  /** Until the period ends, in milliseconds. */
  readonly msBeforeNext: number;
}
