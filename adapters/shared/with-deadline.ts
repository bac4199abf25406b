/** Why work was stopped before its end. */
export class DeadlineExceeded extends Error {}

interface Limits {
  readonly milliseconds: number;
  /** Stops the work early: its caller is gone. */
  readonly leave?: AbortSignal | undefined;
}

/**
 * Runs work that ends when its time is over or its caller leaves, even if it ignores the signal it is given.
 *
 * The signal closes what is open by then: connections, streams.
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
  leave?.addEventListener('abort', onLeave, { once: true });
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    clearTimeout(timer);
    leave?.removeEventListener('abort', onLeave);
  }
};
