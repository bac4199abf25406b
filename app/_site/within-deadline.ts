import { PART_TIMEOUT_MS } from '@fairdesk/core/page';

/** The result if it arrives within the deadline, else `undefined`; the call itself continues. */
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
