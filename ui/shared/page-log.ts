import type { Log } from '@fairdesk/core/shared';

/** The log for pages without a composition that would provide one. */
export const pageLog: Pick<Log, 'warn' | 'error'> = {
  warn: (sentence) => console.warn(sentence),
  error: (sentence) => console.error(sentence),
};
