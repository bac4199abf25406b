import { REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';

/** Posts a value as JSON, for at most {@link REQUEST_TIMEOUT_MS}. */
export const postJson = (address: string, value: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
