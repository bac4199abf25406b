import type { Clock } from '../shared/index.ts';

/** A clock that moves only when told to. */
export interface MemoryClock {
  readonly now: Clock;
  /** Moves the clock forward, in seconds. */
  pass(seconds: number): void;
}

/** A clock that stands at `start` until `pass` is called. */
export const memoryClock = (start: Date = new Date('2026-11-20T12:00:00Z')): MemoryClock => {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
};
