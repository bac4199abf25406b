import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other requests run while long work goes on. */
export interface Turns {
  /** Starts the time of a turn. */
  start(): void;
  /** Waits for the other requests when the turn has run long enough. */
  pause(): Promise<void>;
}

/** @param lengthMs the length of a turn, in milliseconds */
export const createTurns = (lengthMs: number): Turns => {
  let started = 0;
  const start = (): void => {
    started = performance.now();
  };
  return {
    start,
    pause: async () => {
      if (performance.now() - started < lengthMs) return;
      await nextTurn();
      start();
    },
  };
};
