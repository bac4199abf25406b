import type { Log } from '@fairdesk/core/shared';

/** Work that goes on after a request was answered, so that the time of an answer tells nothing about it. */
export interface Background {
  /** Never rejects: a failure is logged under this sentence. */
  run(failure: string, work: () => Promise<unknown>): void;
  /** When nothing is under way any more. */
  settled(): Promise<void>;
}

export const createBackground = (log: Log): Background => {
  const running = new Set<Promise<unknown>>();
  return {
    run: (failure, work) => {
      // A step later, so that even the part of the work that does not wait comes after the answer.
      const under: Promise<unknown> = new Promise<void>(setImmediate)
        .then(work)
        .catch((thrown: unknown) =>
          log.error(failure, { error: thrown instanceof Error ? thrown.name : typeof thrown }),
        )
        .finally(() => running.delete(under));
      running.add(under);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
