import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A 256-bit random secret, safe in a URL or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret: enough to recognise it, not to use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two secrets in constant time. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** The token of `Authorization: Bearer …`; those of outside providers can be long. */
export const bearerOf = (request: { readonly headers: Pick<Headers, 'get'> }): string | undefined =>
  /^Bearer ([\w.~+/-]{1,8192}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
