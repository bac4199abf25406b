import type { TokenMemory, Tokens } from '@fairdesk/core/session';

/** Keeps the service's tokens in memory for the life of the process. */
export const createTokenMemory = (): TokenMemory => {
  let kept: Tokens | undefined;
  return {
    read: () => kept,
    write: (tokens) => {
      kept = tokens;
    },
  };
};
