import type { Log } from '@fairdesk/core/shared';

interface Watching {
  /** Another text after each change, also by another process. */
  readonly stamp: () => Promise<string>;
  /** Forgets what was made of the content before. */
  readonly changed: () => Promise<unknown>;
  readonly log: Log;
  readonly everyMs?: number;
}

/** An import by another process is noticed within a second. */
const EVERY_MS = 1000;

/** Looks at the content's stamp now and then, and tells of every change. Answers how to stop. */
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
      // Known only once it was told: a change that could not be told is told again.
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
