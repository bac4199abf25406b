import type { Failure } from '@fairdesk/core/shared';

/**
 * What a content platform refuses, it refuses to us and not to whoever reads the page: whatever its status means to a
 * person, the platform cannot be used now. Its answer stays beside it, whole.
 *
 * Source: site spec §8 "Non-OK response".
 */
export const asOutage = (failure: Failure): Failure => {
  if (failure.kind === 'unavailable' || failure.response === undefined) return failure;
  const { response } = failure;
  const answer = `HTTP ${response.status} ${response.statusText}`.trim();
  return { kind: 'unavailable', request: response.request, answer, response };
};
