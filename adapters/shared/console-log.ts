import type { Log } from '@fairdesk/core/shared';

/** A {@link Log} that writes to the browser's console. */
export const consoleLog: Log = {
  info: (sentence, details) => console.info(sentence, details ?? ''),
  warn: (sentence, details) => console.warn(sentence, details ?? ''),
  error: (sentence, details) => console.error(sentence, details ?? ''),
};
