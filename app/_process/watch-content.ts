import type { Log } from '@fairdesk/core/shared';

interface Watching {
  /** A stamp that differs after each change, including changes by other processes. */
  readonly stamp: () => Promise<string>;
  /** Invalidates everything derived from the content. */
  readonly changed: () => Promise<unknown>;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Polling interval in milliseconds: a change by another process shows everywhere within a second. */
const EVERY_MS = 500;

/** Polls the content's stamp and reports every change. Returns a function that stops polling. */
export const watchContent = async ({
  stamp,
  changed,
  log,
  everyMs = EVERY_MS,
}: Watching): Promise<() => void> => {
  let known = await stamp();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const found = await stamp();
      if (found !== known) await changed();
      // Set only after the report: a change whose report failed is reported again.
      known = found;
    } catch (cause) {
      log.warn('Cannot look whether the content has changed', { cause: String(cause) });
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
