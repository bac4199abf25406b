import type { ReactionBook } from '@fairdesk/core/articles';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync } from 'neverthrow';
import { asOutage } from '../shared/http/as-outage.ts';
import type { Http } from '../shared/http/http.ts';
import { reactionCalls } from './reaction-calls.ts';

/** Reactions in the visitor portal, for the server. @param token the visitor's; absent for a signed-out caller */
export const createVisitorPortal = (http: Http, token: string | undefined): ReactionBook => {
  const { articleData, visitorStatus, react, saved } = reactionCalls(asVisitor(http, token), 'api/visitor');
  const signedOut = () => errAsync<never, Failure>({ kind: 'signed-out' });
  const own: Omit<ReactionBook, 'articleData'> =
    token === undefined
      ? { visitorStatus: signedOut, react: signedOut, saved: signedOut }
      : { visitorStatus, react, saved };
  return { articleData, ...own };
};

/** A portal that throttles us does not throttle the visitor; with whatever code, 401 means signed out. */
const asVisitor =
  (http: Http, token: string | undefined): Http =>
  (method, path, answer, options = {}) =>
    http(method, path, answer, {
      ...options,
      headers: { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    }).mapErr((failure): Failure => {
      if (failure.response?.status === 401) return { kind: 'signed-out', response: failure.response };
      return failure.kind === 'throttled' ? asOutage(failure) : failure;
    });
