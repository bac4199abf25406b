interface Options<T> {
  /** Is called for each item whose work failed, as it fails; omitted: the first failure is thrown at the end. */
  readonly report?: ((item: T, error: unknown) => void) | undefined;
  /** No work begins after a stop. */
  readonly isStopped?: (() => boolean) | undefined;
}

/** Does the work for each item, one after the other. Work that fails does not stop the rest. */
export const tryEach = async <T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  { report, isStopped }: Options<T> = {},
): Promise<void> => {
  const unreported: unknown[] = [];
  for await (const item of items) {
    if (isStopped?.()) break;
    try {
      await work(item);
    } catch (error) {
      if (report) report(item, error);
      else unreported.push(error);
    }
  }
  if (unreported.length > 0) throw unreported[0];
};
