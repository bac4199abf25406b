import { type Failure, NO_PERMISSION } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

/**
 * Tells a missing permission from a missing record: the API responds 404 to both, with another code.
 *
 * A screen would take a refused deletion for one that another organiser made first.
 */
export const withPermissionFailure =
  (http: Http): Http =>
  (...call) =>
    http(...call).mapErr((failure) => (isRefusal(failure) ? REFUSED : failure));

/** The failure of a request for want of a permission. */
export const REFUSED: Failure = { kind: 'rejected', reason: NO_PERMISSION, fields: [] };

const isRefusal = ({ kind, response }: Failure): boolean =>
  kind === 'not-found' && isRefusalBody(response?.data);

/** Whether the body of a 404 says that a permission is missing. */
export const isRefusalBody = (body: unknown): boolean => Refusal.safeParse(body).success;

const Refusal = z.object({ code: z.literal(NO_PERMISSION) });
