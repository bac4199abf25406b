import type { Log } from '@fairdesk/core/shared';

/** What a page that only reads tells of itself: it has no composition that would hand it a log. */
export const pageLog: Pick<Log, 'warn' | 'error'> = {
  warn: (sentence) => console.warn(sentence),
  error: (sentence) => console.error(sentence),
};
