/** A limit for the queue of waiting calls. */
interface Queue {
  readonly maxLength: number;
  /** Throws for a call that finds the queue full. */
  readonly refuse: () => never;
}

/** Limits concurrency: runs at most `most` calls at once, the others wait in order. */
export const atMost = (most: number, queue?: Queue): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    const isBusy = running >= most;
    if (isBusy && queue && waiting.length >= queue.maxLength) queue.refuse();
    if (isBusy) await new Promise<void>((enter) => waiting.push(enter));
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
