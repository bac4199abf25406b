/** How long a page waits for what only a part of it shows, in milliseconds. */
const PATIENCE_MS = 1000;

/** What comes within a moment; `undefined` for what does not, which goes on under way. */
export const inTime = async <T>(call: PromiseLike<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
};
