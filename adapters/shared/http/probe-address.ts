/** Timeout of a response, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Requests an address and reads no body.
 *
 * @returns the status, or a code such as `ECONNREFUSED` or `ETIMEDOUT`
 */
export const probeAddress = async (url: string, init: RequestInit = {}): Promise<number | string> => {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return codeOf(error);
  }
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'EUNKNOWN';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'EUNKNOWN';
};
