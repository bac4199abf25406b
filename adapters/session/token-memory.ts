import type { TokenMemory, Tokens } from '@fairdesk/core/session';

/** Keeps the service's tokens for as long as the process lives. */
export const createTokenMemory = (): TokenMemory => {
  let kept: Tokens | undefined;
  return {
    read: () => kept,
    write: (tokens) => {
      kept = tokens;
    },
  };
};
