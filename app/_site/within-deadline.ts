import { PART_TIMEOUT_MS } from '@fairdesk/core/page';

/** What comes within a moment; `undefined` for what does not, which goes on under way. */
export const withinDeadline = async <T>(call: PromiseLike<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PART_TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
};
