/**
 * The time from `now` until the next tick of a clock, in milliseconds; never 0.
 *
 * @param edge an instant to align ticks with, so that what changes then updates at once.
 */
export const msUntilTick = (now: number, every: number, edge = now): number => {
  const left = (edge - now) % every;
  return left > 0 ? left : left + every;
};
