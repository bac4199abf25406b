import type { SaveSignal } from '@fairdesk/core/shared';

/** Thrown when work exceeds its deadline. */
export class DeadlineExceeded extends Error {}

interface Limits {
  readonly milliseconds: number;
  /** Stops the work early, because its caller has disconnected. */
  readonly leave?: SaveSignal | undefined;
}

/**
 * Runs work until its deadline or until its caller disconnects, even if the work ignores its signal.
 *
 * The signal closes open resources: connections, streams.
 */
export const withDeadline = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  { milliseconds, leave }: Limits,
): Promise<T> => {
  const controller = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (reason: unknown): void => {
    reject(reason);
    controller.abort(reason);
  };
  const onLeave = (): void => stop(leave?.reason);
  if (leave?.aborted) throw leave.reason;
  const timer = setTimeout(() => stop(new DeadlineExceeded()), milliseconds);
  leave?.addEventListener('abort', onLeave);
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    clearTimeout(timer);
    leave?.removeEventListener('abort', onLeave);
  }
};
