import { vi } from 'vitest';

/** Generous, for a busy machine: what never happens takes this long to fail. In milliseconds. */
const TIMEOUT_MS = 30_000;

/** Repeats the expectations until they hold. Between two steps that no promise connects, such as a connection that closes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS });
