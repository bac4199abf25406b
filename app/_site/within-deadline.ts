import { PART_TIMEOUT_MS } from '@fairdesk/core/page';

/**
 * The result if it arrives within the deadline, else `undefined`; the call itself continues.
 *
 * @param deadlineMs in milliseconds; that of the parts of a page by default
 */
export const withinDeadline = async <T>(
  call: PromiseLike<T>,
  deadlineMs = PART_TIMEOUT_MS,
): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
};
