import type { Log } from '@fairdesk/core/shared';
import { errorName } from './error-name.ts';

/** Runs work after a response was sent, so that the response time reveals nothing about it. */
export interface Background {
  /** Never rejects: failures are logged with this message. */
  run(failure: string, work: () => Promise<unknown>): void;
  /** Resolves when no work is in progress. */
  settled(): Promise<void>;
}

export const createBackground = (log: Log): Background => {
  const running = new Set<Promise<unknown>>();
  return {
    run: (failure, work) => {
      // Deferred by a macrotask, so that even the synchronous part of the work runs after the response.
      const under: Promise<unknown> = new Promise<void>(setImmediate)
        .then(work)
        .catch((thrown: unknown) => log.error(failure, { error: errorName(thrown) }))
        .finally(() => running.delete(under));
      running.add(under);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
