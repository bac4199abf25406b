import type { Log } from '@fairdesk/core/shared';

interface Watching {
  /** A stamp that differs after each change, including changes by other processes. */
  readonly stamp: () => Promise<string>;
  /** Invalidates everything derived from the content. */
  readonly changed: () => Promise<unknown>;
  /** Calls its listener when the content may have changed, so that it shows sooner. */
  readonly onHint: (listener: () => void) => void;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Polling interval in milliseconds: a change by another process shows everywhere within a second. */
const EVERY_MS = 500;

/** Polls the content's stamp and reports every change. Returns a function that stops polling. */
export const watchContent = async ({
  stamp,
  changed,
  onHint,
  log,
  everyMs = EVERY_MS,
}: Watching): Promise<() => void> => {
  let last = await stamp();
  let isReading = false;
  let isHinted = false;
  let isStopped = false;
  const read = async (): Promise<void> => {
    try {
      const current = await stamp();
      if (current !== last) await changed();
      // Set only after the report: a change whose report failed is reported again.
      last = current;
    } catch (cause) {
      log.warn('Cannot look whether the content has changed', { cause: String(cause) });
    }
  };
  const look = async (): Promise<void> => {
    if (isReading || isStopped) return;
    isReading = true;
    do {
      isHinted = false;
      await read();
      // A hint that came meanwhile may be newer than the stamp.
    } while (isHinted && !isStopped);
    isReading = false;
  };
  onHint(() => {
    isHinted = true;
    void look();
  });
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
};
