import type { Failure } from '@fairdesk/core/shared';

/**
 * Converts a content platform's error to an outage.
 *
 * The platform rejects our server, not the visitor, so whatever the status, the platform is unavailable.
 * The failure includes the full response.
 *
 * Source: site spec §8 "Non-OK response".
 */
export const asOutage = (failure: Failure): Failure => {
  if (failure.kind === 'unavailable' || failure.response === undefined) return failure;
  const { response } = failure;
  const answer = `HTTP ${response.status} ${response.statusText}`.trim();
  return { kind: 'unavailable', request: response.request, answer, response };
};
