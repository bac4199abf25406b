/** How long a turn is waited for, in milliseconds: bodies on slow lines must not keep the others out. */
const TURN_MAX_MS = 5_000;

/** How many bytes of large bodies are in memory at once: eight pictures. Ours. */
export const LARGE_BODIES_MAX = 16 * 1024 * 1024;

/** Limits how many bytes of bodies are in memory at once. */
export interface ByteBudget {
  /**
   * Resolves when there is room for these bytes, first come, first served, and after {@link TURN_MAX_MS} at the latest.
   *
   * @returns gives the bytes back
   */
  readonly take: (bytes: number) => Promise<() => void>;
}

interface Waiting {
  readonly bytes: number;
  readonly start: () => void;
}

/** @param size in bytes; one body above it gets a turn alone */
export const createByteBudget = (size: number, longestMs = TURN_MAX_MS): ByteBudget => {
  let used = 0;
  const waiting = new Set<Waiting>();
  const startNext = (): void => {
    for (const next of waiting) {
      if (used > 0 && used + next.bytes > size) return;
      next.start();
    }
  };
  return {
    take: (bytes) =>
      new Promise((resolve) => {
        const entry: Waiting = {
          bytes,
          start: () => {
            clearTimeout(late);
            waiting.delete(entry);
            used += bytes;
            let isHeld = true;
            resolve(() => {
              if (!isHeld) return;
              isHeld = false;
              used -= bytes;
              startNext();
            });
          },
        };
        const late = setTimeout(entry.start, longestMs);
        waiting.add(entry);
        startNext();
      }),
  };
};
