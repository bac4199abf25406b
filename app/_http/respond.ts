import { WRONG_CREDENTIALS } from '@fairdesk/core/session';
import { describeFailure, type Failure, NO_PERMISSION } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { KEY_REUSED } from '#adapters/shared/resources/id-from-key.ts';
import { BODY_TOO_LARGE } from './read-body.ts';

/** Personal responses must not be cached. */
const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * Responds 200 with the value, or with a problem document (RFC 9457) with a stable code and the invalid
 * fields.
 */
export const respond = async <T>(result: ResultAsync<T, Failure>): Promise<Response> =>
  result.match((value) => Response.json(value ?? {}, { headers: PRIVATE }), problem);

export const problem = (failure: Failure): Response => {
  const { status, title } = outcomeOf(failure);
  const { reason, fields } = failure.kind === 'rejected' ? failure : { reason: failure.kind, fields: [] };
  const body = { type: 'about:blank', title, status, code: reason, detail: detailOf(failure), fields };
  return Response.json(body, {
    status,
    headers: {
      ...PRIVATE,
      'content-type': 'application/problem+json',
      ...(failure.kind === 'throttled' && { 'retry-after': String(failure.retryAfterSeconds) }),
    },
  });
};

/** Upstream details stay in the log: no upstream path or host reaches a visitor. */
const detailOf = (failure: Failure): string =>
  failure.kind === 'rejected' || failure.kind === 'throttled' || failure.kind === 'signed-out'
    ? describeFailure(failure)
    : '';

/** Rejections with a status other than 400. */
const REFUSALS: Readonly<Record<string, { readonly status: number; readonly title: string }>> = {
  [WRONG_CREDENTIALS]: { status: 401, title: 'Wrong name or password' },
  [BODY_TOO_LARGE]: { status: 413, title: 'Body too large' },
  // As for what does not exist, so that no one learns what other fairs have.
  [NO_PERMISSION]: { status: 404, title: 'Not found' },
  [KEY_REUSED]: { status: 422, title: 'This key was used for another request' },
};

const outcomeOf = (failure: Failure): { readonly status: number; readonly title: string } => {
  switch (failure.kind) {
    case 'signed-out':
      return { status: 401, title: 'Sign in first' };
    case 'not-found':
      return { status: 404, title: 'Not found' };
    case 'rejected':
      return REFUSALS[failure.reason] ?? { status: 400, title: 'Not accepted' };
    case 'conflict':
      return { status: 409, title: 'Changed in the meantime' };
    case 'throttled':
      return { status: 429, title: 'Too many attempts' };
    case 'malformed':
    case 'unavailable':
      return { status: 503, title: 'Temporarily unavailable' };
  }
};
