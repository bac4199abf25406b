import type { TokenMemory, Tokens } from '@fairdesk/core/session';

/** Keeps the service's tokens in memory for the life of the process. */
export const createTokenMemory = (): TokenMemory => {
  let current: Tokens | undefined;
  return {
    read: () => current,
    write: (tokens) => {
      current = tokens;
    },
  };
};
