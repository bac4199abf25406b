/** Repeats a probe only when its last result is older than `freshMs`; callers in between share it. */
export const cachedProbe = (
  probe: () => Promise<boolean>,
  freshMs: number,
  now: () => number = Date.now,
): (() => Promise<boolean>) => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result = Promise.resolve(true);
  return () => {
    if (now() - checkedAt >= freshMs) {
      checkedAt = now();
      result = probe();
    }
    return result;
  };
};
