import { SIGN_ON_REFUSED } from '@fairdesk/core/session';
import { type Failure, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { errors } from 'jose';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import * as z from 'zod/mini';
import { timedOut, toFailure } from '../shared/http/http-failure.ts';

const REFUSED: Failure = { kind: 'rejected', reason: SIGN_ON_REFUSED, fields: [] };

/** Converts an error of the OpenID Connect libraries to a failure. */
export const signOnFailure =
  (request: string) =>
  (cause: unknown): Failure => {
    if (REFUSALS.some((kind) => cause instanceof kind)) return REFUSED;
    if (cause instanceof WWWAuthenticateChallengeError)
      return isTemporary(cause.status) ? outage(request, cause.message) : REFUSED;
    if (cause instanceof ResponseBodyError) return ofBody(request, cause);
    if (cause instanceof ClientError) return ofCode(request, cause);
    return toFailure(request, REQUEST_TIMEOUT_MS)(cause);
  };

/** The provider states an error, or a logout notice does not hold. */
const REFUSALS = [
  AuthorizationResponseError,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  z.core.$ZodError,
] as const;

/** A provider that does not know us is out of order for our users: they can do nothing about it. */
const ofBody = (request: string, { status, error, error_description: why }: ResponseBodyError): Failure =>
  isTemporary(status) || error === 'invalid_client' || error === 'unauthorized_client'
    ? outage(request, `${status} ${error} ${why ?? ''}`.trim())
    : REFUSED;

/** Responses that are no answer at all; every other code means an answer that does not hold. */
const OUTAGES: ReadonlySet<string> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

const ofCode = (request: string, { code = '', message, cause }: ClientError): Failure => {
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return timedOut(request, REQUEST_TIMEOUT_MS);
  if (cause instanceof Response && cause.status >= 400) return ofStatus(request, cause);
  if (OUTAGES.has(code)) return { kind: 'malformed', source: request, detail: message };
  if (cause instanceof Error && code === '') return toFailure(request, REQUEST_TIMEOUT_MS)(cause);
  return REFUSED;
};

/** An error status without an error of the protocol. Source: site spec §8. */
const ofStatus = (request: string, { status, statusText }: Response): Failure =>
  status === 408
    ? timedOut(request, REQUEST_TIMEOUT_MS)
    : outage(request, `HTTP ${status} ${statusText}`.trim());

const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 408;

const outage = (request: string, answer: string): Failure => ({ kind: 'unavailable', request, answer });
