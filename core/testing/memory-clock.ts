import type { Clock } from '../shared/index.ts';

/** A clock that stands still until it is moved. */
export interface MemoryClock {
  readonly now: Clock;
  /** Forward, in seconds. */
  pass(seconds: number): void;
}

/** A clock that shows `start` until time is made to pass. */
export const memoryClock = (start: Date = new Date('2026-11-20T12:00:00Z')): MemoryClock => {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
};
