import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits nobody can guess, fit for an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to recognise it, not to use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether two secrets are the same, in a time that tells nothing about either. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** The token of `Authorization: Bearer …`. */
export const bearerOf = (request: { readonly headers: Pick<Headers, 'get'> }): string | undefined =>
  /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
