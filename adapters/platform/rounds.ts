import { errorName } from './error-name.ts';

/** Work in the background that is done in rounds, one at a time. */
export interface Rounds {
  /**
   * Starts a round. One in progress is repeated, since it may have read before that which it is woken for.
   *
   * @returns resolves at the end of a round that began after this call; never rejects
   */
  wake(): Promise<void>;
  /** The rounds in progress. */
  current(): Promise<void> | undefined;
  /** Starts no more rounds; resolves at the end of the one in progress. */
  stop(): Promise<void>;
}

interface Work {
  /** Interval between two rounds, in milliseconds; absent for rounds that are only woken. */
  readonly everyMs?: number | undefined;
  readonly run: (isStopped: () => boolean) => Promise<unknown>;
  /** The next round is tried at its time. @param error its name */
  readonly onFailure: (error: string) => void;
}

/** Does the work at intervals and when woken, until stopped. */
export const createRounds = ({ everyMs, run, onFailure }: Work): Rounds => {
  let isStopped = false;
  let shouldRepeat = false;
  let current: Promise<void> | undefined;
  const runAll = async (): Promise<void> => {
    do {
      shouldRepeat = false;
      try {
        await run(() => isStopped);
      } catch (thrown) {
        onFailure(errorName(thrown));
      }
    } while (shouldRepeat && !isStopped);
    // In the same step as the last check: a `wake` after it starts a round of its own.
    current = undefined;
  };
  const wake = async (): Promise<void> => {
    if (isStopped) return current;
    shouldRepeat = true;
    current ??= runAll();
    return current;
  };
  const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs).unref();
  return {
    wake,
    current: () => current,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await current;
    },
  };
};
