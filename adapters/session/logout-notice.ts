import { SIGN_ON_REFUSED, type SignOnLogout } from '@fairdesk/core/session';
import type { Clock } from '@fairdesk/core/shared';
import { createRemoteJWKSet, customFetch, type FetchImplementation, jwtVerify } from 'jose';
import { ClientError, type ServerMetadata } from 'openid-client';
import * as z from 'zod/mini';

interface NoticeParts {
  readonly metadata: Readonly<ServerMetadata>;
  readonly clientId: string;
  readonly send: FetchImplementation;
  readonly clock: Clock;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const Claims = z.object({
  sub: z.optional(z.string().check(z.minLength(1))),
  sid: z.optional(z.string().check(z.minLength(1))),
  jti: z.string(),
  events: z.looseObject({ [EVENT]: z.looseObject({}) }),
  nonce: z.optional(z.undefined()),
});

/** How old a notice may be, in seconds: an old one must not end sessions that began after it. */
const OLDEST_SECONDS = 120;

/**
 * How far the clock of a provider may be off, in seconds: "no more than a few minutes". Ours.
 *
 * Source: OpenID Connect Core 1.0 §2 (`exp`).
 */
export const CLOCK_TOLERANCE_SECONDS = 180;

/**
 * Reads a logout notice; throws when its signature, audience, age or claims are invalid.
 *
 * Source: OpenID Connect Back-Channel Logout 1.0 §2.4, §2.6.
 */
export const readLogoutNotice = async (
  notice: string,
  { metadata, clientId, send, clock }: NoticeParts,
): Promise<SignOnLogout> => {
  const { issuer, jwks_uri: keys = '' } = metadata;
  const { payload } = await jwtVerify(notice, createRemoteJWKSet(new URL(keys), { [customFetch]: send }), {
    issuer,
    audience: clientId,
    algorithms: ASYMMETRIC,
    requiredClaims: ['iat'],
    maxTokenAge: OLDEST_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: clock(),
  });
  const { sub, sid } = Claims.parse(payload);
  if (sub === undefined && sid === undefined) throw new ClientError(SIGN_ON_REFUSED);
  return { ...(sub && { subject: sub }), ...(sid && { session: sid }) };
};

/** No shared secret, and no `none`. */
const ASYMMETRIC = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
